import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import { PROOF_OF_WORK_HEADER } from '@northloop/contracts';
import type { Request } from 'express';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { ApiException } from '../http/errors/api-exception.js';
import { ProofOfWork } from './proof-of-work.js';
import { readProof } from './read-proof.js';

/**
 * Lets forms be sent freely up to a rate per visitor and a rate for all visitors together. Above either rate it
 * requires a proof of work. It counts requests like the rate limits, in the same storage, but does not refuse them
 * outright.
 */
@Injectable()
export class ProofOfWorkGuard extends ThrottlerGuard {
  /** Requests with an accepted proof. One proof is enough even if a request exceeds both rates. */
  private readonly proven = new WeakSet<Request>();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectThrottlerStorage() storage: ThrottlerStorage,
    reflector: Reflector,
    private readonly proofs: ProofOfWork,
  ) {
    super(throttlerOptions(environment), storage, reflector);
  }

  protected override shouldSkip(): Promise<boolean> {
    return Promise.resolve(this.environment.proofOfWork.aboveVisitor === 0);
  }

  protected override async throwThrottlingException(context: ExecutionContext): Promise<void> {
    const request = context.switchToHttp().getRequest<Request>();
    if (this.proven.has(request)) return;
    const proof = readProof(request.headers[PROOF_OF_WORK_HEADER.toLowerCase()]);
    if (proof !== undefined && (await this.proofs.accept(proof))) {
      this.proven.add(request);
      return;
    }
    throw new ApiException(
      'PROOF_REQUIRED',
      'We are getting a lot of messages right now and could not verify that yours is from a person. Please try again in a minute.',
      undefined,
      await this.proofs.challenge(),
    );
  }
}

const throttlerOptions = ({ proofOfWork, rateLimits }: Environment): ThrottlerModuleOptions => {
  const ttl = rateLimits.windowSeconds * 1000;
  return {
    setHeaders: false,
    throttlers: [
      { name: 'proof-visitor', ttl, limit: proofOfWork.aboveVisitor },
      {
        name: 'proof-site',
        ttl,
        limit: proofOfWork.aboveSite,
        getTracker: () => Promise.resolve('everyone'),
      },
    ],
  };
};
