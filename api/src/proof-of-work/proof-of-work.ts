import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectThrottlerStorage, type ThrottlerStorage } from '@nestjs/throttler';
import type { ProofOfWork as Proof, ProofChallenge } from '@northloop/contracts';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ENVIRONMENT, type Environment } from '../config/environment.js';

const ALGORITHM = 'PBKDF2/SHA-256';

/**
 * Hash iterations per try. With the counters below, a desktop computer needs about half a second, an old phone a few.
 */
const COST = 1000;
const COUNTERS = { min: 500, max: 1500 } as const;

/** Long enough for a slow phone, short enough that collecting proofs is not worthwhile. */
const LIFETIME_MS = 5 * 60_000;

/** Creates puzzles and accepts each solution once. */
@Injectable()
export class ProofOfWork {
  private readonly secret: string;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @InjectThrottlerStorage() private readonly storage: ThrottlerStorage,
  ) {
    this.secret = environment.proofOfWork.secret ?? randomBytes(32).toString('hex');
  }

  challenge(): Promise<ProofChallenge> {
    return createChallenge({
      algorithm: ALGORITHM,
      cost: COST,
      counter: randomInt(COUNTERS.max, COUNTERS.min),
      deriveKey,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
      hmacSignatureSecret: this.secret,
      hmacKeySignatureSecret: this.secret,
    });
  }

  /**
   * Whether a solution is correct, on time, for a puzzle of this site, and unused. An accepted solution is then marked
   * as used.
   */
  async accept({ challenge, solution }: Proof): Promise<boolean> {
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: this.secret,
      hmacKeySignatureSecret: this.secret,
    });
    if (!verified) return false;
    const use = await this.storage.increment(
      `proof-${challenge.signature}`,
      LIFETIME_MS,
      1,
      LIFETIME_MS,
      'proof-used',
    );
    return !use.isBlocked;
  }
}
