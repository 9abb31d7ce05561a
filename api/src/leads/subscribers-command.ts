import { confirmationDelivery } from '../newsletter/confirmation/confirmation-delivery.js';
import { newsletterLink } from '../newsletter/links/newsletter-link.js';
import type { NewsletterTokensRepository } from '../newsletter/links/newsletter-tokens.repository.js';
import { stateOf } from '../newsletter/subscription.js';
import type { DeliveryChannel } from '../outbox/delivery-channel.js';
import type { OutboxRepository } from '../outbox/outbox.repository.js';
import { toCsv } from './csv.js';
import type { SubscribersRepository } from './subscribers.repository.js';

/** The agency's commands for its newsletter's subscribers. */
export class SubscribersCommand {
  constructor(
    private readonly subscribers: SubscribersRepository,
    private readonly tokens: NewsletterTokensRepository,
    private readonly outbox: OutboxRepository,
    private readonly confirmation: DeliveryChannel | null,
    private readonly siteOrigin: string | undefined,
  ) {}

  /** Every subscription with its state, as CSV. */
  async list(): Promise<string> {
    const rows = await this.subscribers.all();
    return toCsv(
      [
        'createdAt',
        'email',
        'state',
        'confirmedAt',
        'unsubscribedAt',
        'suspicion',
        'consentVersion',
      ],
      rows.map((row) => [
        row.createdAt.toISOString(),
        row.email,
        stateOf(row),
        row.confirmedAt?.toISOString() ?? null,
        row.unsubscribedAt?.toISOString() ?? null,
        row.suspicion,
        row.consentVersion,
      ]),
    );
  }

  /**
   * The confirmed addresses as CSV for a mailing, each with its own unsubscribe link.
   * @throws Error with a message for the user if the site's address is not set
   */
  async mailing(): Promise<string> {
    const { siteOrigin } = this;
    if (siteOrigin === undefined) {
      throw new Error('Set SITE_ORIGIN to the public address of the site. The links need it.');
    }
    const rows = (await this.subscribers.all()).filter((row) => stateOf(row) === 'confirmed');
    const lines: string[][] = [];
    for (const { email } of rows) {
      const token = await this.tokens.issue(email);
      lines.push([email, newsletterLink(siteOrigin, 'unsubscribe', token)]);
    }
    return toCsv(['email', 'unsubscribe'], lines);
  }

  /**
   * Sends the confirmation email to everyone who subscribed before email was set up.
   * @throws Error with a message for the user if it is still not set up
   */
  async ask(): Promise<string> {
    const { confirmation } = this;
    if (confirmation === null) {
      throw new Error(
        'Set SMTP_URL, MAIL_FROM, MAIL_TO and SITE_ORIGIN to send confirmation emails.',
      );
    }
    const count = await this.subscribers.transaction(async (transaction) => {
      const emails = await this.subscribers.renewNeverAsked(transaction);
      await this.outbox.enqueue(
        transaction,
        emails.map((email) => confirmationDelivery(email, confirmation.name)),
      );
      return emails.length;
    });
    return `${count} subscriber(s) will get an email that asks them to confirm.\n`;
  }
}
