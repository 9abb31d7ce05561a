import type { MockupResponse } from '@northloop/contracts';
import { fields, isFields } from './json-fields';
import { readMockup } from './read-mockup';
import { readQuote } from './read-quote';

/** Shown when an answer has no mockup or no quote; the specification's text. */
export const INVALID_RESPONSE = 'Invalid response format';

/**
 * Accepts an answer that has both a mockup and a quote, and fills what else it lacks with nothing, so that one
 * missing field costs its own place on the page and not the whole draft.
 * @throws {Error} with {@link INVALID_RESPONSE} when either is missing.
 */
export function readMockupResponse(body: unknown): MockupResponse {
  const { mockup, quote } = fields(body);
  if (!isFields(mockup) || !isFields(quote)) throw new Error(INVALID_RESPONSE);
  return { mockup: readMockup(mockup), quote: readQuote(quote) };
}
