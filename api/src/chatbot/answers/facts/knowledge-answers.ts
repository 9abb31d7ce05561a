import { agencyFacts } from '../../knowledge/agency-facts.js';
import { curatedKnowledge } from '../../knowledge/curated-knowledge.js';
import type { KnowledgeDocument } from '../../knowledge/knowledge-document.js';
import { pages } from '../../knowledge/site-pages.js';
import type { Topic } from '../../knowledge/topic.js';
import { isFollowUp } from '../../understanding/intents.js';
import { readProject, serviceOf } from '../../understanding/project.js';
import type { Answer, AnswerRule } from '../answer.js';
import { contactStep } from '../next-steps.js';
import { isServiceTopic } from '../service-topic.js';
import { OFFER } from '../talk/boundary-answers.js';

/** What a document says. */
export function tell({ id, answer, path, topic }: KnowledgeDocument): Answer {
  return {
    meaning: id,
    text: answer,
    path,
    topic,
    ...(isServiceTopic(topic) && { steps: [contactStep] }),
  };
}

/** Wording that only one document answers. */
export const cueAnswer: AnswerRule = ({ question }) => {
  const document = curatedKnowledge.find(({ cue }) => cue?.test(question.text));
  return document === undefined ? undefined : tell(document);
};

/** 'Do you build apps?': what is asked for is a service and nothing more. */
const SERVICE =
  /^(so )?(do|can|could|would|will) (you|northloop)( guys)?( also| even)? (build|make|do|offer|develop|create|design|provide)( (me|us|an?|some|my|our|any|good|custom|new))* (?<what>(\w+ ){0,2}?\w+)( (for|to) (me|us))?( too| as well| please)?\W*$/;

/** A yes to a service: what it is, and its page. */
export const serviceAnswer: AnswerRule = ({ question, said }) => {
  const rest = SERVICE.exec(question.text)?.groups?.what;
  const { kind } = readProject(rest ?? '');
  if (rest === undefined || kind === undefined || kind !== said.kind || said.features.length > 0)
    return undefined;
  if (rest.split(' ').some((word) => !PLAIN.test(word))) return undefined;
  const document = curatedKnowledge.find(({ id }) => id === serviceOf(kind));
  return document && tell(document);
};

/** Words that only name a service. */
const PLAIN =
  /^(web|website|websites|sites?|webpages?|homepages?|online|mobile|phone|native|iphone|android|ios|apps?|applications?|shops?|stores?|webshops?|ecommerce|seo|ux|ui|design|designs|development|business|company|landing|pages?|and|or)$/;

/** What we say of ourselves answers no question for a service: 'do you offer courses' is not about our own. */
const INSIDE: ReadonlySet<Topic> = new Set(['careers', 'team', 'about', 'legal']);

/** What the search finds; in a follow-up, within the topic and with the words of the question before it. */
export const searchAnswer: AnswerRule = (turn) => {
  const { question, context, index } = turn;
  const { text } = question;
  const isContinued = isFollowUp(text);
  const found = index.find(text, isContinued ? context.topic : undefined);
  if (found !== undefined && !(OFFER.test(text) && INSIDE.has(found.document.topic)))
    return tell(found.document);
  const before = context.earlier.at(-1);
  if (!isContinued || before === undefined) return undefined;
  const together = index.find(`${before} ${text}`, context.topic)?.document;
  if (together === undefined) return undefined;
  // The same answer again would be no answer.
  if (together.id === turn.before()?.meaning) {
    return {
      text: `That is all I know about it: ${together.answer} The page is ${together.path}; a person can tell you more, at ${pages.contact} or ${agencyFacts.phone}.`,
      topic: together.topic,
      steps: [contactStep],
      meaning: together.id,
      isUnknown: true,
    };
  }
  return tell(together);
};

const WISH =
  /\b((i|we) (want|need|would like|would love|am looking|are looking|plan|have to have)|looking for|(can|could|do|would|will) you|build|make|create|develop|help)\b/;

/** A wish for something that we make, whatever else the message speaks of. */
export const wishAnswer: AnswerRule = ({ question, said }) => {
  if (said.kind === undefined || !WISH.test(question.text)) return undefined;
  const service = serviceOf(said.kind);
  const document = curatedKnowledge.find(({ id }) => id === service);
  return document === undefined ? undefined : tell(document);
};
