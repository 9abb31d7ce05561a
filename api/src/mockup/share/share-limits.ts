import type { BodyLimit } from '../../http/body/body-limit.js';

/** Largest draft that is stored, as JSON, in bytes: almost three times the longest that the embedded engine writes. */
export const SHARED_MOCKUP_MAX_BYTES = 16 * 1024;

/** Limits of the request body. It still has the fields of a draft that are not stored. */
export const SHARE_BODY: BodyLimit = { bytes: 32 * 1024, depth: 10, values: 500 };
