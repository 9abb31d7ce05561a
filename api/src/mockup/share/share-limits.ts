import type { BodyLimit } from '../../http/body/body-limit.js';

/** Largest draft that is kept, as JSON, in bytes: nearly three times the longest that the generator writes by itself. */
export const SHARED_MOCKUP_MAX_BYTES = 16 * 1024;

/** What a draft takes while it still has what is not kept of it. */
export const SHARE_BODY: BodyLimit = { bytes: 32 * 1024, depth: 10, values: 500 };
