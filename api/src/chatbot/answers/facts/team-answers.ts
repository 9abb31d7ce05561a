import { pages } from '../../knowledge/site-pages.js';
import { named, type Person, people } from '../../knowledge/team.js';
import { hasIntent } from '../../understanding/intents.js';
import { serviceOf } from '../../understanding/project.js';
import type { Answer, AnswerRule } from '../answer.js';

const REACH =
  /\b(reach|contact|e-?mails?|mail|write|talk|speak|message|address|call|get in touch|directly)\b/;
const PAST =
  /\b(before|background|grew up|grow up|raised|come from|came from|from where|history|former(ly)?|used to|past|previous(ly)?|earlier|stud(y|ied)|trained|learned|career|originally|hometown|known for|tell me)\b/;
/** A person looked for by trade: 'your android engineer', 'anybody who knows Swift'. */
const SOUGHT =
  /\b(e-?mail|address|phone|number|name|contact|linkedin|github) of (the|your) (\w+ ){0,2}(developer|dev|engineer|designer|programmer|manager|founder)\b|\b(do you have|is there|have you got|talk to|speak (to|with)|meet) (an? |the |your )?(\w+ ){0,2}(developer|dev|engineer|designer|programmer|coder)\b|\b(person|people) for\b|\b(dev|developer|designer|lead|manager|founder|engineer)('?s)? (lead )?name\b|\b(who|whom|whose|which (person|one|colleagues?|members?|of you)|name of)\b|\b(any|some)(body|one)( there| here| of you| on (your|the) team| in your (team|studio|company))?( who| that)?\b(?=.*\b(there|here|of you|your|knows?|speaks?|writes)\b)|\byour (\w+ ){0,2}(developer|dev|engineer|designer|programmer|coder|manager|strategist|writer|founder|director|boss)\b/;

/** Who somebody of the team is. */
export const introduce = (
  { first, name, role, about, past, email }: Person,
  text = '',
): Answer => ({
  text: `${name} is our ${role}. ${PAST.test(text) ? past : about} Write to ${email}.`,
  path: pages.team,
  topic: 'team',
  meaning: `@who:${first}`,
});

/** Whom a message is about, by name or by what only one of us does. */
function personIn(text: string): Person | undefined {
  const person = named(text);
  if (person !== undefined || !SOUGHT.test(text)) return person;
  return (
    people.find(({ knows }) => knows.test(text)) ?? people.find(({ duties }) => duties.test(text))
  );
}

/** The years tell who came when. */
const JOINED = /\b(when|what year|since when)\b.*\b(join(ed)?|start(ed)?|hired?|come|came)\b/;

/** Somebody of the team by name, or by pronoun after the name or the trade. */
export const namedPersonAnswer: AnswerRule = ({ question, context }) => {
  const { text } = question;
  if (JOINED.test(text)) return undefined;
  const person = named(text);
  if (person !== undefined) return introduce(person, text);
  const before = context.earlier.findLast((earlier) => personIn(earlier) !== undefined);
  const earlier = before === undefined ? undefined : personIn(before);
  if (earlier === undefined || !earlier.pronouns.pattern.test(text)) return undefined;
  if (earlier.pronouns.subject === 'they' && named(before ?? '') === undefined) return undefined;
  if (!REACH.test(text)) return introduce(earlier, text);
  return {
    text: `Write to ${earlier.name} at ${earlier.email}, or call the studio and ask for ${earlier.first.charAt(0).toUpperCase()}${earlier.first.slice(1)}.`,
    path: pages.team,
    topic: 'team',
  };
};

const SOMEBODY =
  /\b(?:(?:called|named) (\p{L}+)|(?:is|does|did|has|do you have) (?:an? )?(\p{L}+)(?: \p{L}+)? (?:still )?(?:work(?:s|ed|ing)?|employed|part of|on your team|in your team|with you guys)\b)/u;
const NOBODY =
  /^(you|he|she|it|they|we|i|this|that|there|any\w*|some\w*|no\w*|every\w*|who|the|your|my|our|a|an|seo|all|ai|and|how|work|people|staff|students?|team|maya|theo|priya|lena|sam|gabe|here|website|site|app|business|small|local|remote|online)$/;

/** Somebody of another name: the page lists everybody. */
export const strangerAnswer: AnswerRule = ({ question }) => {
  const match = SOMEBODY.exec(question.text);
  const name = match?.[1] ?? match?.[2];
  if (name === undefined || NOBODY.test(name)) return undefined;
  if (!/\b(you|your|team|studio|company|agency|there|northloop)\b/.test(question.text))
    return undefined;
  const everyone = people.map(({ first }) => `${first.charAt(0).toUpperCase()}${first.slice(1)}`);
  return {
    text: `I do not know of anybody by that name. We are six: ${new Intl.ListFormat('en-US').format(everyone)}.`,
    path: pages.team,
    topic: 'team',
    isUnknown: true,
  };
};

/** Who knows or does one particular thing. */
export const knowsAnswer: AnswerRule = ({ question }) => {
  if (!SOUGHT.test(question.text) || NOT_OURS.test(question.text)) return undefined;
  const { text } = question;
  const person =
    people.find(({ knows }) => knows.test(text)) ?? (isTrade(text) ? byDuty(text) : undefined);
  return person && introduce(person, text);
};

/** Questions with 'who' that are not about one of us. */
const NOT_OURS =
  /\b(owns?|pays?|sees?)\b|\bwrites? (the |our )?(content|texts?|copy)\b|\bwho(m)? (is|are) .*\bfor\b|\bfor whom?\b/;

const TRADE = /\b(ux|ui|developer|dev|engineer|designer|programmer|coder|project manager)s?\b/;
const JOB =
  /\b(jobs?|positions?|roles?|hire|hiring|openings?|vacanc(y|ies)|experience|salary|apply|my|our)\b/;

/** Whose trade it is; a developer of something is looked for before the developer. */
function byDuty(text: string): Person | undefined {
  return (
    people.find(({ duties, topics }) => duties.test(text) && !topics.includes('web-development')) ??
    people.find(({ duties }) => duties.test(text))
  );
}

const isTrade = (text: string) => SOUGHT.test(text) && TRADE.test(text) && !JOB.test(text);

/** Who does a kind of work; in a follow-up, the work that was talked about. */
export const dutyAnswer: AnswerRule = ({ question, context, said }) => {
  const { text } = question;
  if (!hasIntent(text, 'who') && !isTrade(text)) return undefined;
  if (/\b(owns?|pays?|sees?)\b/.test(text)) return undefined;
  const person = byDuty(text);
  if (person !== undefined) return introduce(person, text);
  if (said.kind === undefined && !/\b(it|that|this|them|those|mine|my|our)\b/.test(text)) {
    return undefined;
  }
  const kind = said.kind ?? context.project.kind;
  const service = kind === undefined ? context.topic : serviceOf(kind);
  const byService = people.find(({ topics }) => topics.some((topic) => topic === service));
  return byService === undefined ? undefined : introduce(byService, text);
};
