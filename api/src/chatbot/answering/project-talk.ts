import type { Meaning } from '../meaning/meaning-reader.js';
import type { MessageRequest } from '../reading/reading.js';
import { wordsOf } from '../reading/vocabulary/word-list.js';
import type { Answer } from './answer.js';
import { durationAnswer } from './facts/duration.js';
import { priceAnswer } from './facts/price.js';
import type { Turn } from './turn.js';

/** Words that ask for a price. */
const PRICE_WORDS = wordsOf(
  'price prices priced pricing cost costs quote quoted estimate ballpark budget figure money expensive cheap afford dollars bucks',
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

/** From this score on it is such a question. */
const MONEY_SCORE = 0.45;

/** Topics with money questions of their own. */
const OTHER_MONEY = new Set(['careers', 'support', 'legal', 'price']);

/** From this score on a meaning of its own goes before a change of the project. */
const OWN_SCORE = 0.75;
const OWN_LIKENESS = 0.66;

/** A lower score is enough for what is asked about the agency in known words: 'do you take credit cards'. */
const ALIKE_SCORE = 0.6;
const ALIKE = 0.8;
const ASKS_ABOUT_US = /\b(you|your|yours|u|ur|yall|ya)\b/;

/** Words without which a question that names a price is not about time. */
const TIME = /\b(time|long|when|soon|fast|weeks?|months?|days?)\b/;

/** What a request says of a project, if anything. */
function saysOfProject({ project, amounts }: MessageRequest) {
  const { kind, features, without, pages, morePages, notKinds } = project;
  return {
    hasParts: features.length + without.length > 0 || (pages ?? morePages) !== undefined,
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
  const subject = knowledge.subject(best?.id ?? '');
  const does = subject?.does;
  const isProjectTalk = does !== undefined && PROJECT_TALK.has(does);
  const isSure = !isProjectTalk && best !== undefined && hasMeaningOfItsOwn(best, request.text);
  const asks = asksPrice(request.text);
  const price = () => ({ ...priceAnswer(turn), subject: 'price' });
  const isTime = does === 'duration' && (!asks || TIME.test(request.text));
  if (isTime || (state.asked === 'duration' && !asks)) {
    const goesOn = isTime || (request.isFollowUp && !isSure);
    return goesOn ? { ...durationAnswer(turn), subject: 'duration' } : undefined;
  }
  // Jobs, care and the terms have money questions of their own.
  const isOtherMoney =
    !isProjectTalk && (best?.score ?? 0) >= MONEY_SCORE && OTHER_MONEY.has(subject?.topic ?? '');
  if (asks && (hasParts || hasKind)) {
    // 'What running costs does a store have' is not about the price of one.
    return isOtherMoney || (isSure && !hasParts) ? undefined : price();
  }
  if (state.asked === 'price') {
    const isChange =
      hasParts && (!request.isQuestion || (request.isFollowUp && (hasKind || !isSure)));
    const goesOn = hasParts || hasAmount || request.isFollowUp || isProjectTalk;
    if (isChange || (goesOn && !isSure)) return price();
  }
  // 'Portfolio site, five pages' tells enough for a figure.
  return does === 'project' && hasParts && hasKind ? price() : undefined;
}

const hasMeaningOfItsOwn = ({ score, likeness }: Meaning, text: string): boolean =>
  (score >= OWN_SCORE && likeness >= OWN_LIKENESS) ||
  (score >= ALIKE_SCORE && likeness >= ALIKE && ASKS_ABOUT_US.test(text));

/** Longest question that asks for nothing but the price, in words: 'and the figure?', 'what would that be, ballpark?'. */
const BARE_WORDS = 5;

/** 'Figure?' after a project was told. */
export function barePrice(turn: Turn): Answer | undefined {
  const { request, state, meanings, knowledge } = turn;
  const [best] = meanings;
  const does = knowledge.subject(best?.id ?? '')?.does;
  const isOwn =
    (best?.score ?? 0) >= MONEY_SCORE && (does === undefined || !PROJECT_TALK.has(does));
  const words = request.text.split(' ').length;
  const isBare = words <= BARE_WORDS && asksPrice(request.text) && !TIME.test(request.text);
  const isKnown = state.project.kind !== undefined || state.project.features.length > 0;
  if (!isBare || (isOwn && words > 2) || !isKnown || OTHER_MONEY.has(state.topic ?? ''))
    return undefined;
  return { ...priceAnswer(turn), subject: 'price' };
}

/** 'How much notice' and 'price lists' ask for no price. */
const OTHER_MUCH =
  /\bprice lists?\b|\bhow much (longer|notice|time|experience|say|input|control|of|storage|space|help|work|traffic)\b/;

function asksPrice(text: string): boolean {
  if (OTHER_MUCH.test(text)) return false;
  return (
    text.split(/[^a-z]+/).some((word) => PRICE_WORDS.has(word)) ||
    PRICE_PHRASES.some((phrase) => `${text} `.includes(`${phrase} `))
  );
}
