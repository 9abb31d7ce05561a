import type { MockupResponse } from '@northloop/contracts';
import { forgivingParts } from '@northloop/contracts/forgiving-parts';
import { mockupResponseShape } from '@northloop/contracts/mockup-schema';
import { fields, isFields } from './json-fields';

/** Error message when an answer has no mockup or no quote; the specification's text. */
export const INVALID_RESPONSE = 'Invalid response format';

const responseSchema = mockupResponseShape(forgivingParts);

/**
 * Accepts an answer that has both a mockup and a quote. Other missing parts become empty.
 * @throws {Error} with {@link INVALID_RESPONSE} when either is missing.
 */
export function readMockupResponse(body: unknown): MockupResponse {
  const { mockup, quote, unwritten } = fields(body);
  if (!isFields(mockup) || !isFields(quote)) throw new Error(INVALID_RESPONSE);
  return responseSchema.parse({ mockup, quote, unwritten });
}
