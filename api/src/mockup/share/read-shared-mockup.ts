import type { SharedMockup } from '@northloop/contracts';
import { sharedMockupShape } from '@northloop/contracts/mockup-schema';
import { strictParts } from '@northloop/contracts/shape-parts';
import { cleanText } from '../../http/fields/clean-text.js';

const sharedMockupSchema = sharedMockupShape(strictParts);

/**
 * Reads a draft; undefined if it is invalid. It comes from the client, so it is not trusted. Control characters are
 * removed from its texts, and fields that a shared draft does not have are dropped.
 */
export const readSharedMockup = (value: unknown): SharedMockup | undefined =>
  sharedMockupSchema.safeParse(withCleanTexts(value)).data;

/** A copy of the JSON value with all its texts cleaned. */
function withCleanTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCleanTexts);
  if (typeof value !== 'object' || value === null) return cleanText(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withCleanTexts(entry)]),
  );
}
