import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { ProofOfWorkModule } from '../proof-of-work/proof-of-work.module.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterRepository } from './newsletter.repository.js';
import { NewsletterService } from './newsletter.service.js';
import { NewsletterLinksController } from './newsletter-links.controller.js';

@Module({
  imports: [OutboxModule, ProofOfWorkModule],
  controllers: [NewsletterController, NewsletterLinksController],
  providers: [NewsletterService, NewsletterRepository],
})
export class NewsletterModule implements OnApplicationBootstrap {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { mail, siteOrigin } = this.environment;
    if (mail === undefined || siteOrigin !== undefined) return;
    this.logger.warn(
      'SITE_ORIGIN is not set, so no mail can link to the site: newsletter subscriptions stay unconfirmed',
    );
  }
}
