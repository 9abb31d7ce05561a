import { NEWSLETTER_TOKEN_PATTERN } from '@northloop/contracts';
import { ApiRequestError } from '@northloop/kit';

/** Progress of a visitor with a link from an email. */
export type LinkState =
  | { step: 'ready' }
  | { step: 'working' }
  | { step: 'done' }
  | { step: 'unknown' }
  | { step: 'failed'; message: string };

/** The initial state. A link without a complete token needs no request. */
export const firstState = (token: string): LinkState => ({
  step: NEWSLETTER_TOKEN_PATTERN.test(token) ? 'ready' : 'unknown',
});

/**
 * The state of a link after a failed request.
 * @param fallback what to do if the API gave no message.
 */
export function stateAfter(error: unknown, fallback: string): LinkState {
  if (!(error instanceof ApiRequestError)) return { step: 'failed', message: fallback };
  if (error.status === 404 || error.status === 400) return { step: 'unknown' };
  return { step: 'failed', message: error.body?.message ?? fallback };
}
