import { Inject, Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import type { DeliveryChannel } from '../outbox/delivery-channel.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { ProofOfWorkModule } from '../proof-of-work/proof-of-work.module.js';
import {
  CONFIRMATION_CHANNEL,
  createConfirmationChannel,
} from './confirmation/create-confirmation-channel.js';
import { NewsletterLinksController } from './links/newsletter-links.controller.js';
import { NewsletterTokensRepository } from './links/newsletter-tokens.repository.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterRepository } from './newsletter.repository.js';
import { NewsletterService } from './newsletter.service.js';

@Module({
  imports: [OutboxModule, ProofOfWorkModule],
  controllers: [NewsletterController, NewsletterLinksController],
  providers: [
    NewsletterService,
    NewsletterRepository,
    NewsletterTokensRepository,
    {
      provide: CONFIRMATION_CHANNEL,
      inject: [ENVIRONMENT, NewsletterRepository, NewsletterTokensRepository],
      useFactory: createConfirmationChannel,
    },
  ],
})
export class NewsletterModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIRMATION_CHANNEL) private readonly channel: DeliveryChannel | null,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    if (this.channel !== null) this.outbox.serve([this.channel]);
  }

  onApplicationBootstrap(): void {
    const { mail, siteOrigin } = this.environment;
    if (mail === undefined || siteOrigin !== undefined) return;
    this.logger.warn(
      'SITE_ORIGIN is not set, so emails cannot link to the site and newsletter subscriptions stay unconfirmed',
    );
  }
}
