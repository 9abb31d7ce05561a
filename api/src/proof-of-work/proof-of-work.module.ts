import { Module } from '@nestjs/common';
import { ProofOfWork } from './proof-of-work.js';

/** Asks for a proof of work where forms are sent oftener than people do. */
@Module({ providers: [ProofOfWork], exports: [ProofOfWork] })
export class ProofOfWorkModule {}
