const FALLBACK = 'Failed to send message. Please try again.';

/** What a visitor reads when a message could not be sent: what the failure says of itself, if it says anything. */
export const sendFailureText = (cause: unknown): string =>
  (cause instanceof Error && cause.message) || FALLBACK;
