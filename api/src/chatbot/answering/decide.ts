import type { Doing, Subject } from '../knowledge/subject.js';
import type { Meaning } from '../meaning/meaning-reader.js';
import type { FoundPassage } from '../meaning/passage-search.js';
import type { Turn } from './turn.js';

/** What to do with a request, by how sure its meaning is. */
export type Decision =
  | { kind: 'answer'; subject: Subject }
  /** Two subjects are about as likely, and each may be meant. */
  | { kind: 'both'; subjects: readonly [Subject, Subject] }
  /** Two or three subjects are about as likely: the assistant asks which is meant. */
  | { kind: 'ask'; subjects: readonly Subject[] }
  /** No subject fits, but a page of the live site says something about it. */
  | { kind: 'quote'; passage: FoundPassage }
  | { kind: 'unknown' };

/**
 * The limits below were chosen on the development set (tests/chat-eval), where questions that the site does not answer
 * stay below them. What the site does not say has subjects of its own, so a likely subject is rarely a wrong one.
 */
const LIMITS = {
  /** From this score on the best subject is answered alone. */
  sure: 0.5,
  /** Below it the second one is answered as well if it is close; alone, the best one still is. */
  likely: 0.25,
  /** Below this score nothing is meant by it. */
  possible: 0.12,
  /** From this likeness to a known wording on, a low score is enough. */
  alike: 0.86,
  /** Below this likeness the best subject is a guess: a little less where its score is high, more where it is low. */
  unlike: 0.5,
  unlikeButSure: 0.42,
  unlikeAndUnsure: 0.57,
  /** Below this score it is unsure. */
  unsure: 0.4,
  /** How much the second subject may be behind the first one to be meant as well. */
  close: 0.6,
  /** How much something that the site does not speak of may be behind the first one to go before it. */
  boundary: 0.7,
  /** From this likeness to a known wording on a second subject may be meant; below it is a guess. */
  guess: 0.6,
  /** Below this score something went wrong for a client only if the words are like those of others. */
  incident: 0.7,
  /** From this likeness on a passage of a page is quoted. */
  passage: 0.74,
} as const;

/** Most subjects that the assistant offers when it asks back. */
const MOST_CHOICES = 3;

/** What is answered by saying that it is not answered. */
const BOUNDARIES: ReadonlySet<Doing> = new Set(['off-topic', 'injection', 'hostile']);

/** What people say in a few words, and how many. */
const SHORT_TALK: ReadonlySet<Doing> = new Set([
  'greeting',
  'thanks',
  'goodbye',
  'yes',
  'no',
  'repeat',
]);
const TALK_WORDS = 8;

/** Chooses between an answer, a question back, a quote from a page, and not knowing. */
export function decide({ meanings, passages, knowledge, request, reading }: Turn): Decision {
  const [best, ...others] = meanings;
  const subject = best && knowledge.subject(best.id);
  const words = request.text.split(' ').length;
  const [passage] = passages;
  if (best === undefined || subject === undefined || best.score < LIMITS.possible) {
    return quoteOf(passage);
  }
  if (best.likeness < leastLikeness(best, request.isFollowUp)) return quoteOf(passage);
  // Nobody is turned away for letters that mean nothing.
  const isSharp = subject.does === 'injection' || subject.does === 'hostile';
  if (isSharp && best.score < LIMITS.sure && best.likeness < LIMITS.guess) return quoteOf(passage);
  // 'We went live a month ago' is no complaint yet.
  const isIncident = subject.does === 'complaint';
  if (isIncident && best.score < LIMITS.incident && best.likeness < LIMITS.guess)
    return quoteOf(passage);
  // Small talk is short. In a longer message it is what something else was mistaken for.
  const isTalk = subject.does !== undefined && SHORT_TALK.has(subject.does);
  if (isTalk && best.likeness < LIMITS.alike && words > TALK_WORDS) return quoteOf(passage);
  if (best.score >= LIMITS.sure || best.likeness >= LIMITS.alike) {
    return { kind: 'answer', subject };
  }
  const near = others
    .filter(({ score, likeness }) => score >= best.score * LIMITS.close && likeness >= LIMITS.guess)
    .flatMap(({ id }) => knowledge.subject(id) ?? [])
    .filter(isChoice);
  const boundary = others.find(
    ({ id, score, likeness }) =>
      score >= best.score * LIMITS.boundary &&
      likeness >= best.likeness &&
      BOUNDARIES.has(knowledge.subject(id)?.does ?? 'price'),
  );
  const outside = boundary && knowledge.subject(boundary.id);
  if (outside !== undefined) return { kind: 'answer', subject: outside };
  // Whoever asks as a client is told nothing about jobs.
  const [second] = (reading.requests.length > 1 ? [] : near).filter(
    ({ topic }) => topic !== 'careers' || subject.topic === 'careers',
  );
  if (best.score >= LIMITS.likely) {
    return second !== undefined && isChoice(subject)
      ? { kind: 'both', subjects: [subject, second] }
      : { kind: 'answer', subject };
  }
  if (isChoice(subject) && near.length > 0 && words > 1 && best.likeness >= LIMITS.guess) {
    return { kind: 'ask', subjects: [subject, ...near].slice(0, MOST_CHOICES) };
  }
  return quoteOf(passage);
}

/** A follow-up leaves out what was said before, so that it is less like a whole question. */
function leastLikeness({ score }: Meaning, isFollowUp: boolean): number {
  if (score >= LIMITS.sure) return LIMITS.unlikeButSure;
  return score < LIMITS.unsure && !isFollowUp ? LIMITS.unlikeAndUnsure : LIMITS.unlike;
}

function quoteOf(passage: FoundPassage | undefined): Decision {
  return passage !== undefined && passage.likeness >= LIMITS.passage
    ? { kind: 'quote', passage }
    : { kind: 'unknown' };
}

/** What a visitor can sensibly be offered: questions about the agency, no small talk. */
const isChoice = ({ answer, does }: Subject): boolean =>
  answer !== undefined ||
  does === 'price' ||
  does === 'care-price' ||
  does === 'duration' ||
  does === 'hours' ||
  does === 'handover' ||
  does === 'articles' ||
  does?.startsWith('person-') === true;
