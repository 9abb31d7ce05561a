/** Header with the proof of work of a form, as base64 of the JSON of a {@link ProofOfWork}. */
export const PROOF_OF_WORK_HEADER = 'Proof-Of-Work';

/** Longest accepted header, in characters: a proof is about 900. */
export const PROOF_OF_WORK_MAX_LENGTH = 4000;

/**
 * A puzzle that takes a browser about a second: find the number whose derived key has the given beginning. In ALTCHA's
 * format.
 */
export interface ProofChallenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    keySignature?: string;
    /** Seconds since 1970. */
    expiresAt?: number;
  };
  signature?: string;
}

/** A puzzle with its answer. */
export interface ProofOfWork {
  challenge: ProofChallenge;
  solution: { counter: number; derivedKey: string };
}
