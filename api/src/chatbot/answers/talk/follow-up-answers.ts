import { agencyFacts } from '../../knowledge/agency-facts.js';
import { curatedKnowledge } from '../../knowledge/curated-knowledge.js';
import type { KnowledgeDocument } from '../../knowledge/knowledge-document.js';
import { pages } from '../../knowledge/site-pages.js';
import type { Topic } from '../../knowledge/topic.js';
import { isFollowUp } from '../../understanding/intents.js';
import type { Answer, AnswerRule, Turn } from '../answer.js';
import { tell } from '../facts/knowledge-answers.js';
import { isServiceTopic } from '../service-topic.js';

const LINK =
  /\b(link|url)\b|^(please )?(can|could) you (send|show|give|mail) (me )?(that|it|this)\W*$|^(please )?(send|show|give) (me )?(that|it|this)\W*( please)?$|\bwhere (can|do) i (read|find|see) (it|that|this)\b/;
const EXAMPLE =
  /^(and |do you have |have you |got |can you show |is there )?(me )?(a |an |any |some |something |anything )?(to show|examples?|samples?|references?|show me)\b|\b(something|anything) to (show|look at|see)\b|\bcan i see (one|some|any|examples?)\b|\bhave an? (example|sample|reference)\b/;

/** What shows the work of a service. */
const EXAMPLES: Readonly<Partial<Record<Topic, string>>> = {
  'mobile-apps': 'portfolio-apps',
  ecommerce: 'store-testimonials',
  'ui-ux-design': 'portfolio-health',
  'web-design': 'portfolio',
  'web-development': 'portfolio',
  seo: 'seo-results',
};

/** Longest message that is taken for a question within the subject before it, in words. */
const SHORT = 8;

/** Subjects in which a bare 'how much' or 'where' is about them and not about a project. */
const CLOSED: ReadonlySet<Topic> = new Set(['careers', 'legal', 'location', 'blog', 'team']);

/** 'Send me the link': the page of what was spoken of last. */
export const linkAnswer: AnswerRule = (turn) => {
  const { question } = turn;
  if (!LINK.test(question.text) || question.text.split(' ').length > SHORT) return undefined;
  const document = turn.index.find(question.text)?.hasKeyword ? undefined : documentBefore(turn);
  return document && { ...inContext(document), text: `Here it is: “${document.title}”.` };
};

/** 'Any example?' after a service. */
export const exampleAnswer: AnswerRule = ({ question, context, said }) => {
  if (!EXAMPLE.test(question.text) || question.text.split(' ').length > SHORT) return undefined;
  const id = said.kind === undefined && context.topic && EXAMPLES[context.topic];
  const document = curatedKnowledge.find((one) => one.id === id);
  return document && inContext(document);
};

const COMPARISON = /\b(which|difference|better|cheaper|easier|simpler|recommend|prefer|suggest)\b/;

/** 'Which one is easier?' after a comparison. */
export const comparisonAnswer: AnswerRule = ({ question, context, said }) => {
  const before = context.earlier.at(-1);
  if (before === undefined || said.kind !== undefined) return undefined;
  if (!COMPARISON.test(question.text) || question.text.split(' ').length > SHORT) return undefined;
  if (!/\b(or|vs|versus|which|compare)\b/.test(before)) return undefined;
  const document = curatedKnowledge.find(({ cue }) => cue?.test(before));
  return document && inContext(document);
};

const JOB_DETAIL =
  /\b(skills?|require[ds]?|requirements?|qualifi\w+|responsib\w+|tasks?|experience|know|bring)\b/;

/** 'What skills do I need?' after a position. */
export const jobDetailAnswer: AnswerRule = (turn) => {
  const { question, context } = turn;
  if (!JOB_DETAIL.test(question.text) || context.topic !== 'careers') return undefined;
  const document = documentBefore(turn);
  return document?.id.startsWith('job-') ? inContext(document) : undefined;
};

const NUMBER = '(\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen|twenty)';

/** Bare questions for a quantity, and what a text must have to answer them. */
const QUANTITIES: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/\bhow long\b/, new RegExp(`\\b${NUMBER}[ -](paid )?(hours?|days?|weeks?|months?|years?)\\b`)],
  [
    /\bhow (many(?! (days|weeks|months|years|pages))|often)\b/,
    new RegExp(`\\b${NUMBER}\\b|\\b(every|each)\\b`),
  ],
  [/\bhow (high|much)\b/, /\d ?%|\$ ?\d/],
];

/** Longest of these questions, in words. */
const BARE = 4;

/** 'How long?' after a document that says so: it again. How long services take is for the rule of times. */
export const quantityAnswer: AnswerRule = (turn) => {
  const { text } = turn.question;
  if (turn.said.kind !== undefined || text.split(' ').length > BARE) return undefined;
  const quantity = QUANTITIES.find(([asked]) => asked.test(text))?.[1];
  const document = quantity && documentBefore(turn);
  if (document === undefined || !quantity?.test(document.answer)) return undefined;
  const isService = isServiceTopic(document.topic) || document.topic === 'services';
  return isService && !/\bhow (many|often)\b/.test(text) ? undefined : inContext(document);
};

const DONE_BEFORE =
  /\b(have|did) you (ever )?(done|do|made|make|built|build)\b.*\b(one|that|this|it|such|similar|like)\b/;

/** 'Have you done that before?' after a trade or a kind of work: what we show of it. */
export const doneBeforeAnswer: AnswerRule = ({ question, context, index }) => {
  const before = context.earlier.at(-1);
  if (before === undefined || !DONE_BEFORE.test(question.text)) return undefined;
  const found = index.findWithin(before, 'portfolio')?.document;
  return found && inContext(found);
};

/** A short question that goes on about a closed subject: 'what does it pay?' after a job. */
export const withinTopicAnswer: AnswerRule = (turn) => {
  const { question, context, index, said } = turn;
  const { text } = question;
  const before = context.earlier.at(-1);
  if (before === undefined || said.kind !== undefined) return undefined;
  if (!isFollowUp(text) || text.split(' ').length > SHORT) return undefined;
  const { topic } = context;
  if (topic === undefined || !CLOSED.has(topic)) return undefined;
  const found = index.findWithin(text, topic);
  if (found !== undefined) return inContext(found.document);
  if (!REFERS_BACK.test(text)) return undefined;
  const document = documentBefore(turn);
  if (document?.topic !== topic) return undefined;
  return {
    text: `What I know about it: ${document.answer} A person can tell you more, at ${pages.contact} or ${agencyFacts.phone}.`,
    path: document.path,
    topic,
    isUnknown: true,
  };
};

/** What only the conversation before tells: no other meaning of the words takes its place. */
function inContext(document: KnowledgeDocument): Answer {
  return { ...tell(document), meaning: undefined };
}

const REFERS_BACK = /\b(it|its|that|this|they|them|there|those|these|one)\b/;

/** The document that answered the message before. */
function documentBefore({ before, index }: Turn): KnowledgeDocument | undefined {
  return index.document(before()?.meaning ?? '');
}
