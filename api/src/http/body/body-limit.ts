import { SetMetadata } from '@nestjs/common';
import { API_BODY_LIMIT_BYTES } from '@northloop/contracts';

/** The most that a request's body may be. */
export interface BodyLimit {
  bytes: number;
  /** Levels of objects and lists inside each other. */
  depth: number;
  /** Fields and list entries, all levels together. */
  values: number;
}

/** Metadata key under which a route handler names the limits that it has of its own. */
const BODY_LIMIT = 'northloop:body-limit';

/** Enough for a form of short texts. */
const USUAL: BodyLimit = { bytes: 16 * 1024, depth: 8, values: 100 };

/**
 * Names what a route needs beyond the usual 16 kB with 100 values.
 * @throws {RangeError} when the shell, which has one limit for all routes, would refuse such a body.
 */
export function LimitBody(limit: Partial<BodyLimit>) {
  const { bytes = USUAL.bytes } = limit;
  if (bytes > API_BODY_LIMIT_BYTES) {
    throw new RangeError(`A body of ${bytes} bytes is above API_BODY_LIMIT_BYTES`);
  }
  return SetMetadata(BODY_LIMIT, limit);
}

/** What a route takes. */
export function bodyLimitOf(handler: object): BodyLimit {
  const own: Partial<BodyLimit> | undefined = Reflect.getMetadata(BODY_LIMIT, handler);
  return { ...USUAL, ...own };
}

/** Bytes of the longest escape of one character in JSON, such as `\u00e9`. */
const ESCAPED_BYTES = 6;

/** Bytes that are left for names of fields, brackets and short values. */
const FRAME_BYTES = 4 * 1024;

/** Bytes of a body whose texts have so many characters in all, each of them escaped. */
export const bytesForTexts = (...characters: readonly number[]): number =>
  characters.reduce((sum, each) => sum + each, 0) * ESCAPED_BYTES + FRAME_BYTES;
