import type { MessageRequest } from '../reading/reading.js';
import { wordsOf } from '../reading/vocabulary/word-list.js';
import type { Answer } from './answer.js';
import { durationAnswer } from './facts/duration.js';
import { priceAnswer } from './facts/price.js';
import type { Turn } from './turn.js';

/** Words that ask for a price. */
const PRICE_WORDS = wordsOf(
  'price prices priced pricing cost costs quote quoted estimate ballpark budget figure charge charges pay money expensive cheap afford dollars bucks rate',
);
const PRICE_PHRASES = [
  'how much',
  'set me back',
  'set us back',
  'run me',
  'run us',
  'go for',
  'what would that be',
];

/** Meanings that ask for a price or a time, or tell of a project: what is said about a project then belongs to it. */
const PROJECT_TALK = new Set([
  'price',
  'duration',
  'project',
  'care-price',
  'yes',
  'no',
  'discount',
]);

/** From this score on a meaning of its own goes before a change of the project. */
const OWN_SCORE = 0.75;

/** What a request says of a project, if anything. */
function saysOfProject({ project, amounts }: MessageRequest) {
  const { kind, features, without, pages, notKinds } = project;
  return {
    hasParts: features.length + without.length > 0 || pages !== undefined,
    hasKind: kind !== undefined || notKinds.length > 0,
    hasAmount: amounts.some(({ isVisitors }) => isVisitors),
  };
}

/**
 * The price or the time of a project: of one that the message names ('10 pages, two languages, figure?'), or of the
 * conversation's, which the message changes ('and with booking?', 'just three pages', 'skip the blog').
 */
export function projectTalk(turn: Turn): Answer | undefined {
  const { state, request, meanings, knowledge } = turn;
  const { hasParts, hasKind, hasAmount } = saysOfProject(request);
  if (!hasParts && !hasKind && !hasAmount) return undefined;
  const [best] = meanings;
  const does = knowledge.subject(best?.id ?? '')?.does;
  const isProjectTalk = does !== undefined && PROJECT_TALK.has(does);
  const isSure = best !== undefined && best.score >= OWN_SCORE && !isProjectTalk;
  if (does === 'duration' || (state.asked === 'duration' && !asksPrice(request.text))) {
    const goesOn = does === 'duration' || (request.isFollowUp && !isSure);
    return goesOn ? { ...durationAnswer(turn), subject: 'duration' } : undefined;
  }
  const price = () => ({ ...priceAnswer(turn), subject: 'price' });
  if (asksPrice(request.text) && (hasParts || hasKind) && !isSure) return price();
  const goesOn = hasParts || hasAmount || request.isFollowUp || isProjectTalk;
  if (state.asked === 'price' && goesOn && !isSure) return price();
  // 'Portfolio site, five pages' tells enough for a figure.
  return does === 'project' && hasParts && hasKind ? price() : undefined;
}

function asksPrice(text: string): boolean {
  return (
    text.split(/[^a-z]+/).some((word) => PRICE_WORDS.has(word)) ||
    PRICE_PHRASES.some((phrase) => text.includes(phrase))
  );
}
