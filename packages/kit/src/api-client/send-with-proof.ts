import { PROOF_OF_WORK_HEADER } from '@northloop/contracts';
import { ApiRequestError } from './api-request-error';

/** Proofs one call is worth: another replica may ask for its own, and a proof may come too late. */
const MAX_PROOFS = 2;

/**
 * Sends a call, and again with a proof of work when the API asks for one, so that no form has to know of it.
 * @throws ApiRequestError what the API last answered, also where this browser could not answer the puzzle.
 */
export async function sendWithProof<T>(
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  let headers: Record<string, string> = {};
  for (let proofs = 0; ; proofs += 1) {
    try {
      return await send(headers);
    } catch (error) {
      const challenge = error instanceof ApiRequestError ? error.body?.challenge : undefined;
      if (challenge === undefined || proofs === MAX_PROOFS) throw error;
      // Hardly anyone meets a puzzle; nobody else loads what answers it.
      const { solveChallenge } = await import('./solve-challenge');
      const proof = await solveChallenge(challenge).catch(() => null);
      if (proof === null) throw error;
      headers = { [PROOF_OF_WORK_HEADER]: proof };
    }
  }
}
