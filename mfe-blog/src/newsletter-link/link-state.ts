import { NEWSLETTER_TOKEN_PATTERN } from '@northloop/contracts';
import { ApiRequestError } from '@northloop/kit';

/** How far a visitor got with a link from a mail. */
export type LinkState =
  | { step: 'ready' }
  | { step: 'working' }
  | { step: 'done' }
  | { step: 'unknown' }
  | { step: 'failed'; message: string };

/** Where a page begins: a link that lost its token, or a part of it, needs no request. */
export const firstState = (token: string): LinkState => ({
  step: NEWSLETTER_TOKEN_PATTERN.test(token) ? 'ready' : 'unknown',
});

/**
 * What a failed request says of its link.
 * @param fallback what to do, where the API did not say.
 */
export function stateAfter(error: unknown, fallback: string): LinkState {
  if (!(error instanceof ApiRequestError)) return { step: 'failed', message: fallback };
  if (error.status === 404 || error.status === 400) return { step: 'unknown' };
  return { step: 'failed', message: error.body?.message ?? fallback };
}
