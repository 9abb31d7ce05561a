import { isFollowUp } from '../../understanding/intents.js';
import type { Answer, Turn } from '../answer.js';

/**
 * How much likelier than the answer at hand another meaning must be to take its place: little when the search
 * found it, more when nothing was found or a rule knows the wording. Chosen on the developed questions, each
 * with its own wording left out of the phrasings.
 */
const AHEAD_OF_SEARCH = 0.45;
const AHEAD_OF_NOTHING = 2.2;
const AHEAD_OF_RULE = 2.4;

/** The same for prices and times: more certain where a project is named than where none is. */
const AHEAD_OF_PROJECT = 2.6;
const AHEAD_OF_NO_PROJECT = 1.4;

/** The same on top where the message goes on about what was said before, which phrasings know nothing of. */
const AHEAD_OF_CONTEXT = 0.5;

/** What a document of the topic before gains then. */
export const TOPIC_BONUS = 1.5;

/** Score of a meaning that shares nothing with the question. */
export const NO_SCORE = -1;

/** How far ahead of an answer another meaning must be. */
export function leadOf(answer: Answer, { said, context, question }: Turn): number {
  const goesOn = context.earlier.length > 0 && isFollowUp(question.text);
  return leadAlone(answer, said.kind !== undefined) + (goesOn ? AHEAD_OF_CONTEXT : 0);
}

function leadAlone({ isGuess, isUnknown, meaning }: Answer, namesProject: boolean): number {
  if (isGuess === true) return isUnknown === true ? AHEAD_OF_NOTHING : AHEAD_OF_SEARCH;
  if (meaning !== '@price' && meaning !== '@duration') return AHEAD_OF_RULE;
  return namesProject ? AHEAD_OF_PROJECT : AHEAD_OF_NO_PROJECT;
}
