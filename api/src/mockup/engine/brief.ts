import type { Industry, MockupRequest, WebsiteType } from '@northloop/contracts';
import { mineAudience } from './mining/mine-audience.js';
import { type MinedFacts, mineDescription, sentencesOf } from './mining/mine-description.js';

/** A request with defaults for everything missing, as the parts of the engine use it. */
export interface Brief {
  companyName: string;
  industry: Industry;
  websiteType: WebsiteType;
  /**
   * First sentence of the owner's description, ending in a full stop; undefined if there is none of a usable length.
   */
  pitch: string | undefined;
  description: string | undefined;
  targetAudience: string | undefined;
  preferredColors: string | undefined;
  features: string[];
  /** Number of pages to price; if undefined, the usual number for the website type. */
  pages: number | undefined;
  /** 0 is the first version. */
  seed: number;
  /** Facts from the owner's own words. */
  facts: MinedFacts;
  /** The audience, in a form that fits after 'for'. */
  audience: string | undefined;
}

/** Longest text that fits below a headline, in characters. */
const PITCH_MAX_LENGTH = 220;

/** Fills the gaps of a request with neutral defaults. */
export function readBrief(request: MockupRequest): Brief {
  return {
    companyName: request.companyName,
    industry: request.industry ?? 'other',
    websiteType: request.websiteType ?? 'business',
    pitch: firstSentence(request.description),
    description: request.description,
    targetAudience: request.targetAudience,
    preferredColors: request.preferredColors,
    features: [...new Set(request.features ?? [])],
    pages: request.pages,
    seed: request.seed ?? 0,
    facts: mineDescription(request.description),
    audience: mineAudience(request.targetAudience),
  };
}

/** Chinese and Japanese have their own full stop. */
const withStop = (sentence: string): string =>
  sentence.replace(/[;:,；：，、،؛]$/u, '') +
  (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(sentence) ? '。' : '.');

function firstSentence(description: string | undefined): string | undefined {
  const text = description?.replace(/\s+/g, ' ').trim() ?? '';
  const [first = ''] = sentencesOf(text);
  const sentence = first === '' || /[.!?…。！？؟।]$/u.test(first) ? first : withStop(first);
  if (sentence.length < 12 || sentence.length > PITCH_MAX_LENGTH) return undefined;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
