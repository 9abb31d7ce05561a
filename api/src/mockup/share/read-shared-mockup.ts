import type { SharedMockup } from '@northloop/contracts';
import { sharedMockupShape } from '@northloop/contracts/mockup-schema';
import { strictParts } from '@northloop/contracts/shape-parts';
import { cleanText } from '../../http/fields/clean-text.js';

const sharedMockupSchema = sharedMockupShape(strictParts);

/**
 * Reads a draft; undefined when it is none: what a visitor sends back is as foreign as any other input. Control
 * characters are taken out of its texts, and fields that a shared draft does not have are left out.
 */
export const readSharedMockup = (value: unknown): SharedMockup | undefined =>
  sharedMockupSchema.safeParse(withCleanTexts(value)).data;

/** The same JSON value, with each text in it cleaned. */
function withCleanTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCleanTexts);
  if (typeof value !== 'object' || value === null) return cleanText(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withCleanTexts(entry)]),
  );
}
