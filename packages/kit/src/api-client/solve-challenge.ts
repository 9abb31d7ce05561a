import type { ProofChallenge, ProofOfWork } from '@northloop/contracts';
import { solveChallenge as search } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** What an old phone needs several times over. */
const TIMEOUT_MS = 60_000;

/**
 * Answers a puzzle of the API: about half a second of a desk computer. The browser derives each key on a thread of its
 * own, so the page stays responsive without a worker.
 * @returns the value of the header, or null where it took too long.
 * @throws where the browser offers no cryptography, as on a page without TLS.
 */
export async function solveChallenge(challenge: ProofChallenge): Promise<string | null> {
  const solution = await search({ challenge, deriveKey, timeout: TIMEOUT_MS });
  if (solution === null) return null;
  const { counter, derivedKey } = solution;
  return btoa(
    JSON.stringify({ challenge, solution: { counter, derivedKey } } satisfies ProofOfWork),
  );
}
