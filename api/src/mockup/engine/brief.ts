import type { Industry, MockupRequest, WebsiteType } from '@northloop/contracts';
import { readAudience } from '../reading/audience.js';
import type { BusinessFacts } from '../reading/business-facts.js';
import { sentencesIn } from '../reading/clauses.js';

/** A request with defaults for everything missing, as the parts of the engine use it. */
export interface Brief {
  companyName: string;
  industry: Industry;
  websiteType: WebsiteType;
  description: string | undefined;
  /** The description's sentences that fit below a headline, each ending in a full stop. */
  pitches: string[];
  targetAudience: string | undefined;
  preferredColors: string | undefined;
  features: string[];
  /** Number of pages to price; if undefined, the usual number for the website type. */
  pages: number | undefined;
  /** 0 is the first version. */
  seed: number;
  /** What the description says. */
  facts: BusinessFacts;
  /** The audience, in a form that fits after 'for'. */
  audience: string | undefined;
}

/** Lengths of a text that fits below a headline, in characters. */
const PITCH_LENGTH = { least: 12, most: 220 };

/** A shorter sentence, such as a licence number, says too little there. */
const FEWEST_WORDS = 4;
const INTRODUCTION = /^(?:hi,? )?(?:I['’]m|I am|my name is) \p{Lu}\S*(?: \p{Lu}\S*){0,4}$/u;

/** Fills the gaps of a request with neutral defaults. */
export function readBrief(request: MockupRequest, facts: BusinessFacts): Brief {
  return {
    companyName: request.companyName,
    industry: request.industry ?? 'other',
    websiteType: request.websiteType ?? 'business',
    description: request.description,
    pitches: pitchesIn(request.description),
    targetAudience: request.targetAudience,
    preferredColors: request.preferredColors,
    features: [...new Set(request.features ?? [])],
    pages: request.pages,
    seed: request.seed ?? 0,
    facts,
    audience: readAudience(request.targetAudience) ?? facts.audience[0],
  };
}

/** Chinese and Japanese have their own full stop. */
const withStop = (sentence: string): string =>
  sentence.replace(/[;:,；：，、،؛]$/u, '') +
  (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(sentence) ? '。' : '.');

function pitchesIn(description: string | undefined): string[] {
  return sentencesIn(description ?? '')
    .slice(0, 6)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .map((text) => (/[.!?…。！？؟।]$/u.test(text) ? text : withStop(text)))
    .filter(({ length }) => length >= PITCH_LENGTH.least && length <= PITCH_LENGTH.most)
    .filter(
      (text) =>
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u.test(text) ||
        (text.split(' ').length >= FEWEST_WORDS && !INTRODUCTION.test(text)),
    )
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1));
}
