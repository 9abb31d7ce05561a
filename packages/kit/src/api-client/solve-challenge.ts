import type { ProofChallenge, ProofOfWork } from '@northloop/contracts';
import { solveChallenge as search } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Several times what an old phone needs. */
const TIMEOUT_MS = 60_000;

/**
 * Solves a puzzle from the API, which takes a desktop computer about half a second. The browser derives each key on a
 * separate thread, so the page stays responsive without a worker.
 * @returns the value of the header, or null if it took too long.
 * @throws if the browser has no cryptography, as on a page without TLS.
 */
export async function solveChallenge(challenge: ProofChallenge): Promise<string | null> {
  const solution = await search({ challenge, deriveKey, timeout: TIMEOUT_MS });
  if (solution === null) return null;
  const { counter, derivedKey } = solution;
  return btoa(
    JSON.stringify({ challenge, solution: { counter, derivedKey } } satisfies ProofOfWork),
  );
}
