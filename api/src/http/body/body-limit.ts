import { SetMetadata } from '@nestjs/common';
import { API_BODY_LIMIT_BYTES } from '@northloop/contracts';

/** Limits of a request's body. */
export interface BodyLimit {
  bytes: number;
  /** Nesting depth of objects and lists. */
  depth: number;
  /** Number of fields and list entries on all levels together. */
  values: number;
}

/** Metadata key of a route handler's own limits. */
const BODY_LIMIT = 'northloop:body-limit';

/** Default limits, enough for a form of short texts. */
const USUAL: BodyLimit = { bytes: 16 * 1024, depth: 8, values: 100 };

/**
 * Sets limits for a route that needs more than the default of 16 kB and 100 values.
 * @throws {RangeError} if the shell, which has one limit for all routes, would refuse such a body.
 */
export function LimitBody(limit: Partial<BodyLimit>) {
  const { bytes = USUAL.bytes } = limit;
  if (bytes > API_BODY_LIMIT_BYTES) {
    throw new RangeError(`A body of ${bytes} bytes is above API_BODY_LIMIT_BYTES`);
  }
  return SetMetadata(BODY_LIMIT, limit);
}

/** The limits of a route. */
export function bodyLimitOf(handler: object): BodyLimit {
  const own: Partial<BodyLimit> | undefined = Reflect.getMetadata(BODY_LIMIT, handler);
  return { ...USUAL, ...own };
}

/** Bytes of the longest escape of one character in JSON, such as `\u00e9`. */
const ESCAPED_BYTES = 6;

/** Bytes reserved for field names, brackets and short values. */
const FRAME_BYTES = 4 * 1024;

/** Bytes of a body with this many characters of text in all, if every character is escaped. */
export const bytesForTexts = (...characters: readonly number[]): number =>
  characters.reduce((sum, each) => sum + each, 0) * ESCAPED_BYTES + FRAME_BYTES;
