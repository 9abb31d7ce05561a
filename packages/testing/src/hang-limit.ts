/**
 * After how many milliseconds a test or its preparation is taken to hang. It is no measure of speed: on a busy machine a
 * start of a whole site has taken three minutes.
 */
export const HANG_LIMIT_MS = 600_000;
