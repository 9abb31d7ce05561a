const FALLBACK = 'Failed to send message. Please try again.';

/** The message shown when sending failed: the error's own text if it has one, otherwise a general one. */
export const sendFailureText = (cause: unknown): string =>
  (cause instanceof Error && cause.message) || FALLBACK;
