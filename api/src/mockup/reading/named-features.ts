import { MOCKUP_MAX_PAGES, type MockupFeature } from '@northloop/contracts';
import { numberWords } from '../../english/numbers.js';

/** Features of a website by the words that owners use for them in a description. */
const FEATURES: readonly (readonly [feature: MockupFeature, words: RegExp])[] = [
  [
    'Online booking',
    /\b(?:book(?:ing)?|schedul\w+|reserv\w+|appointments?|sign[- ]?ups?)\b[^.]{0,24}\bonline\b|\bonline\b[^.]{0,16}\b(?:booking|scheduling|reservations?|appointments?|calendar)\b/i,
  ],
  ['Online ordering', /\border(?:s|ing)?\b[^.]{0,16}\bonline\b|\bonline\b[^.]{0,12}\border/i],
  ['Payments', /\bpay(?:ments?)?\b[^.]{0,16}\bonline\b|\bonline payments?\b/i],
  ['Newsletter', /\bnewsletter\b|\bmailing list\b|\bemail list\b/i],
  ['Blog', /\bblog\b/i],
  [
    'Photo gallery',
    /\b(?:photo|picture|online) galler(?:y|ies)\b|\bbefore[- ]and[- ]after (?:photos|pictures)\b/i,
  ],
  ['Map and directions', /\b(?:a|the) map\b|\bdirections\b/i],
  [
    'Members area',
    /\bmembers?(?:['’]s?)? (?:area|login|portal)\b|\bcustomer (?:portal|login)\b|\bclient portal\b/i,
  ],
  [
    'Online shop',
    /\b(?:sell|shop|store|buy)\b[^.]{0,16}\bonline\b|\bonline (?:shop|store)\b|\bwe ship\b/i,
  ],
  ['Gift cards', /\bgift (?:cards?|certificates?)\b/i],
  ['Event calendar', /\bevent calendar\b|\bcalendar of events\b/i],
];

/** Features that a description asks for or plainly needs. */
export const namedFeatures = (description: string | undefined): MockupFeature[] =>
  FEATURES.filter(([, words]) => words.test(description ?? '')).map(([feature]) => feature);

const PAGES =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ](?:web)?pages?\b(?! (?:book|novel|menu|newsletter))/i;
/** The number of pages that a description asks for: 'a five-page site'; null if it names none. */
export function namedPages(description: string | undefined): number | null {
  const word = PAGES.exec(description ?? '')?.[1]?.toLowerCase();
  if (word === undefined) return null;
  const pages = numberWords.get(word) ?? Number(word);
  return pages >= 1 && pages <= MOCKUP_MAX_PAGES ? pages : null;
}
