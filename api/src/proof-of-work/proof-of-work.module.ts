import { Module } from '@nestjs/common';
import { ProofOfWork } from './proof-of-work.js';

/** Provides the proofs of work that forms require when they are sent more often than people would. */
@Module({ providers: [ProofOfWork], exports: [ProofOfWork] })
export class ProofOfWorkModule {}
