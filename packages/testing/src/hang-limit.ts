/**
 * Time after which a test or hook counts as hanging, in milliseconds. It says nothing about speed: on a busy machine,
 * the start of a whole site has taken three minutes.
 */
export const HANG_LIMIT_MS = 600_000;
