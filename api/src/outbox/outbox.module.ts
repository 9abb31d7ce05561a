import { Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { NewsletterTokensRepository } from '../newsletter/newsletter-tokens.repository.js';
import { createChannels, createConfirmationChannel } from './channels/create-channels.js';
import { CONFIRMATION_CHANNEL, DELIVERY_CHANNELS } from './delivery-channel.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxService } from './outbox.service.js';
import { OutboxWorker } from './outbox-worker.js';

@Module({
  providers: [
    OutboxRepository,
    OutboxService,
    OutboxWorker,
    NewsletterTokensRepository,
    {
      provide: CONFIRMATION_CHANNEL,
      inject: [ENVIRONMENT, NewsletterTokensRepository],
      useFactory: (environment: Environment, tokens: NewsletterTokensRepository) =>
        createConfirmationChannel(environment, (email) => tokens.issue(email)),
    },
    {
      provide: DELIVERY_CHANNELS,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => createChannels(environment),
    },
  ],
  exports: [NewsletterTokensRepository, OutboxRepository, OutboxService],
})
export class OutboxModule {}
