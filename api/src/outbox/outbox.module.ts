import { Module } from '@nestjs/common';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxService } from './outbox.service.js';
import { OutboxWorker } from './outbox-worker.js';

@Module({
  providers: [OutboxRepository, OutboxService, OutboxWorker],
  exports: [OutboxService],
})
export class OutboxModule {}
