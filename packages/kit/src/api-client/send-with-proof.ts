import { PROOF_OF_WORK_HEADER } from '@northloop/contracts';
import { ApiRequestError } from './api-request-error';

/** Number of proofs per call: another replica may ask for its own, and a proof may arrive too late. */
const MAX_PROOFS = 2;

/**
 * Sends a call and, if the API asks for a proof of work, sends it again with one, so that forms need not know about it.
 * @throws ApiRequestError with the API's last response, also if this browser cannot solve the puzzle.
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
      // Few visitors get a puzzle, so only they load the code that solves it.
      const { solveChallenge } = await import('./solve-challenge');
      const proof = await solveChallenge(challenge).catch(() => null);
      if (proof === null) throw error;
      headers = { [PROOF_OF_WORK_HEADER]: proof };
    }
  }
}
