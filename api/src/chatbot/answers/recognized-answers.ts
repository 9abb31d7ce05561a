import { people } from '../knowledge/team.js';
import type { Recognition } from '../recognizer/phrase-recognizer.js';
import { conceptsOf } from '../search/to-concept.js';
import { isFollowUp } from '../understanding/intents.js';
import { type Answer, type Turn, withPage } from './answer.js';
import { cityOf } from './facts/city-answer.js';
import { durationOf } from './facts/duration-answer.js';
import { hoursOf } from './facts/hours-answer.js';
import { tell } from './facts/knowledge-answers.js';
import { carePlanPriceOf, priceOf } from './facts/price-answer.js';
import { introduce } from './facts/team-answers.js';
import { noDiscount, notOffered, unknown } from './talk/boundary-answers.js';
import { nature } from './talk/courtesy-answers.js';
import { sorry, toPerson } from './talk/handover-answers.js';
import { leadOf, NO_SCORE, TOPIC_BONUS } from './talk/reconsideration.js';

/** From this close on, and from this likeness on, a second meaning is answered as well. */
const CLOSE = 0.3;
const LIKE_ENOUGH = 0.2;

/** Small words alone, as in 'why?', mean what a phrasing of the same words does, or nothing. */
const SAME_WORDS = 0.7;

/** What rules answer, by the name that the phrasings give it. */
const intents: Readonly<Record<string, (turn: Turn) => Answer | undefined>> = {
  '@price': fixed(priceOf),
  '@care-price': fixed(carePlanPriceOf),
  '@duration': durationOf,
  '@hours': fixed(hoursOf),
  '@person': fixed(() => toPerson),
  '@complaint': fixed(() => sorry),
  '@discount': fixed(() => noDiscount),
  '@nature': fixed(() => nature),
  '@not-offered': () => notOffered,
  '@off-topic': () => unknown,
  '@city': cityOf,
};

/** What phrasings may ask for besides documents. */
export const intentIds: readonly string[] = [
  ...Object.keys(intents),
  ...people.map(({ first }) => `@who:${first}`),
];

function fixed(answer: (turn: Turn) => Answer): (turn: Turn) => Answer {
  return (turn) => ({ ...answer(turn), isFixed: true });
}

/**
 * The answer of the rules, or that to another meaning when the known ways of asking speak clearly for it; with
 * the next document behind it when two are about as likely. One word alone, a 'why', is too little to speak for any.
 */
export function reconsider(answer: Answer, turn: Turn): Answer {
  if (answer.meaning === undefined || !turn.question.text.includes(' ')) return answer;
  const lead = leadOf(answer, turn);
  const meanings = meaningsOf(turn, answer.meaning).map((one) =>
    one.id === answer.meaning ? { ...one, score: one.score + lead } : one,
  );
  const own = meanings.find(({ id }) => id === answer.meaning)?.score ?? NO_SCORE + lead;
  for (const meaning of meanings.sort((a, b) => b.score - a.score)) {
    const isOwn = meaning.id === answer.meaning || meaning.score < own;
    const chosen = isOwn ? answer : answerTo(meaning, turn);
    if (chosen !== undefined) return withNext(chosen, isOwn ? own : meaning.score, meanings, turn);
  }
  return answer;
}

/** What the message may mean; where it goes on about a topic, what belongs to that comes forward. */
function meaningsOf({ meanings: all, context, question, index }: Turn, own: string): Recognition[] {
  const isBare = conceptsOf(question.text).length === 0;
  const meanings = isBare
    ? all.filter(({ id, likeness }) => id === own || likeness >= SAME_WORDS)
    : all;
  const topic = isFollowUp(question.text) ? context.topic : undefined;
  if (topic === undefined) return [...meanings];
  return meanings.map((one) =>
    index.document(one.id)?.topic === topic ? { ...one, score: one.score + TOPIC_BONUS } : one,
  );
}

/** Two documents that are about equally likely are told one after the other. */
function withNext(
  chosen: Answer,
  score: number,
  meanings: readonly Recognition[],
  turn: Turn,
): Answer {
  if (turn.index.document(chosen.meaning ?? '') === undefined) return chosen;
  const next = meanings.find(({ id }) => id !== chosen.meaning && turn.index.document(id));
  if (next === undefined || next.likeness < LIKE_ENOUGH || next.score < score - CLOSE) {
    return chosen;
  }
  const second = answerTo(next, turn);
  if (second?.path === undefined || second.text === chosen.text) return chosen;
  return { ...chosen, text: `${withPage(chosen)}\n\nOr, if you mean this: ${withPage(second)}` };
}

function answerTo({ id }: Recognition, turn: Turn): Answer | undefined {
  const intent = intents[id];
  if (intent !== undefined) return intent(turn);
  const person = people.find(({ first }) => id === `@who:${first}`);
  if (person !== undefined) return introduce(person, turn.question.text);
  const document = turn.index.document(id);
  return document && tell(document);
}
