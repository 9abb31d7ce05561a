import { Module } from '@nestjs/common';
import { RetentionRepository } from './retention.repository.js';
import { RetentionWorker } from './retention-worker.js';

@Module({ providers: [RetentionRepository, RetentionWorker] })
export class RetentionModule {}
