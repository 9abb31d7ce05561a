import { people } from '../knowledge/team.js';
import type { MessageRequest } from '../reading/reading.js';

/** What 'it' is, by the topic that is being talked about. */
const THINGS: Readonly<Record<string, string>> = {
  'web-design': 'a website',
  'web-development': 'a website',
  'ui-ux-design': 'ui ux design',
  'mobile-apps': 'a mobile app',
  ecommerce: 'an online store',
  seo: 'seo',
  support: 'the care plan',
  careers: 'the job',
  mockup: 'the mockup',
  price: 'the project',
  process: 'the project',
  blog: 'the article',
};

const POINTERS = new Set(['it', 'this', 'that', 'one', 'them', 'those', 'these', 'there']);
const OPENERS = new Set(['and', 'but', 'so', 'ok', 'okay', 'also', 'then', 'well']);

/**
 * A request that makes sense only with what was said before, as it would be put at the beginning of a conversation: 'can
 * I cancel it' is 'can I cancel the care plan' there. Undefined where the topic has no thing that 'it' could be.
 */
export function inContext(text: string, topic: string | undefined): string | undefined {
  const thing = topic === undefined ? undefined : THINGS[topic];
  if (thing === undefined) return undefined;
  const words = text.split(' ').filter((word, at) => at > 0 || !OPENERS.has(word));
  const at = words.findIndex((word) => POINTERS.has(word));
  if (at < 0) return `${words.join(' ')} ${thing}`;
  return words.map((word, place) => (place === at ? thing : word)).join(' ');
}

const CORRECTIONS = [
  'no i meant',
  'no i mean',
  'sorry i meant',
  'actually i meant',
  'i meant',
  'i mean',
  'no not that',
  'no the',
];

/** A request as one with the request before it: 'can I cancel' and 'I meant the care plan' belong together. */
export function afterLast(text: string, last: string | undefined): string | undefined {
  if (last === undefined) return undefined;
  const correction = CORRECTIONS.find((words) => text.startsWith(`${words} `));
  return `${last} ${correction === undefined ? text : text.slice(correction.length + 1)}`;
}

const PRONOUNS: Readonly<Record<'she' | 'he' | 'they', readonly string[]>> = {
  she: ['she', 'her', 'hers'],
  he: ['he', 'him', 'his'],
  they: ['they', 'them', 'their'],
};

/**
 * Whom a pronoun means: the one of the team with that pronoun whom the last reply names, else the one whom the
 * conversation is about.
 */
export function personMeant(
  pronoun: MessageRequest['pronoun'],
  { person, lastReply }: { person: string | undefined; lastReply: string },
): (typeof people)[number] | undefined {
  if (pronoun === undefined || pronoun === 'it') return undefined;
  const fitting = people.filter((one) => one.pronoun === pronoun);
  const named = fitting.filter(({ name }) => lastReply.includes(name));
  return named.length === 1 ? named[0] : fitting.find(({ first }) => first === person);
}

/** A request with the name of whom it speaks of: 'what did she do before' is 'what did maya do before' after Maya. */
export function withName(
  { text, pronoun }: Pick<MessageRequest, 'text' | 'pronoun'>,
  someone: { first: string } | undefined,
): string {
  if (someone === undefined || pronoun === undefined || pronoun === 'it') return text;
  return text
    .split(' ')
    .map((word) => (PRONOUNS[pronoun].includes(word) ? someone.first : word))
    .join(' ');
}
