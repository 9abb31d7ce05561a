import { Inject, Injectable } from '@nestjs/common';
import type { FormSignals, NewsletterRequest } from '@northloop/contracts';
import { agency } from '../agency/agency.js';
import type { Database } from '../database/database.js';
import { trapSuspicionOf } from '../form-signals/suspicion.js';
import { ApiException } from '../http/errors/api-exception.js';
import type { DeliveryChannel } from '../outbox/delivery-channel.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { mailboxOf, mayWriteTo } from '../outbox/recipient-limit.js';
import { confirmationDelivery } from './confirmation/confirmation-delivery.js';
import { CONFIRMATION_CHANNEL } from './confirmation/create-confirmation-channel.js';
import { NewsletterTokensRepository } from './links/newsletter-tokens.repository.js';
import { NewsletterRepository } from './newsletter.repository.js';
import { stateOf } from './subscription.js';

/** Manages newsletter subscriptions. A subscription counts once the owner of the mailbox has confirmed it. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly subscriptions: NewsletterRepository,
    private readonly tokens: NewsletterTokensRepository,
    private readonly outbox: OutboxService,
    @Inject(CONFIRMATION_CHANNEL) private readonly channel: DeliveryChannel | null,
  ) {}

  /** Whether confirmation mails can be sent. */
  get sendsMail(): boolean {
    return this.channel !== null;
  }

  /**
   * Stores an address, in lower case, and sends a confirmation mail, unless it is already confirmed or has reached the
   * mail limit. A request that looks automated is stored but gets no mail. The caller cannot tell these cases apart.
   */
  async subscribe(request: NewsletterRequest & FormSignals): Promise<void> {
    const suspicion = trapSuspicionOf(request);
    const wanted = {
      email: request.email.toLowerCase(),
      suspicion,
      consentVersion: request.consentVersion,
    };
    await this.subscriptions.transaction(async (transaction) => {
      const held = await this.subscriptions.hold(transaction, wanted);
      if (suspicion !== undefined || stateOf(held) === 'confirmed') return;
      await this.subscriptions.renew(transaction, wanted);
      await this.askToConfirm(transaction, wanted.email);
    });
    this.outbox.committed();
  }

  /** Sends the mail only within the limit per mailbox. */
  private async askToConfirm(transaction: Database, email: string): Promise<void> {
    if (this.channel === null) return;
    const { name } = this.channel;
    if (await mayWriteTo(transaction, mailboxOf(email), name)) {
      await this.outbox.enqueue(transaction, [confirmationDelivery(email, name)]);
    }
  }

  /**
   * Confirms the subscription of a token. Repeating it changes nothing.
   * @throws ApiException NOT_FOUND if the token is unknown, too old, or from before an unsubscription
   */
  async confirm(token: string): Promise<void> {
    await this.subscriptions.transaction(async (transaction) => {
      const key = await this.tokens.open(transaction, token);
      if (key !== undefined && stateOf(key.subscription) === 'confirmed') return;
      if (key === undefined || !key.confirms) {
        throw new ApiException(
          'NOT_FOUND',
          'This link is not valid or has expired. Please subscribe again to get a new one.',
        );
      }
      await this.subscriptions.confirm(transaction, key.subscription.email);
    });
  }

  /**
   * Ends the subscription of a token, however old the token is. Repeating it changes nothing.
   * @throws ApiException NOT_FOUND for an unknown token
   */
  async unsubscribe(token: string): Promise<void> {
    await this.subscriptions.transaction(async (transaction) => {
      const key = await this.tokens.open(transaction, token);
      if (key === undefined) {
        throw new ApiException(
          'NOT_FOUND',
          `This link is not valid. Please write to ${agency.email} and we will take you off the list.`,
        );
      }
      if (stateOf(key.subscription) === 'unsubscribed') return;
      await this.subscriptions.unsubscribe(transaction, key.subscription.email);
    });
  }
}
