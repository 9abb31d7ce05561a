import { NEWSLETTER_CONFIRM_DAYS } from '@northloop/contracts';
import { agency } from '../../agency/agency.js';
import type { MailSettings } from '../../config/environment.js';
import type { MailBody } from '../../mail/mail-body.js';
import type { MailTransport } from '../../mail/mail-transport.js';
import type { DeliveryChannel } from '../../outbox/delivery-channel.js';
import { newsletterLink } from '../links/newsletter-link.js';
import type { NewsletterTokensRepository } from '../links/newsletter-tokens.repository.js';
import type { NewsletterRepository } from '../newsletter.repository.js';
import { stateOf } from '../subscription.js';

/**
 * Asks the owner of an address to confirm the subscription. The mail repeats nothing from the form. Its token is only
 * created when the mail is sent, so that no token is ever stored in the database.
 */
export class ConfirmationMailChannel implements DeliveryChannel {
  readonly name = 'newsletter-mail';

  constructor(
    private readonly transport: MailTransport,
    private readonly settings: MailSettings,
    private readonly siteOrigin: string,
    private readonly subscriptions: NewsletterRepository,
    private readonly tokens: NewsletterTokensRepository,
  ) {}

  async deliver(email: string, deliveryId: string, signal: AbortSignal): Promise<void> {
    const subscription = await this.subscriptions.find(email);
    // The owner may have confirmed with an earlier email while this one waited for the mail server.
    if (subscription === undefined || stateOf(subscription) === 'confirmed') return;
    const token = await this.tokens.issue(email);
    const unsubscribeUrl = newsletterLink(this.siteOrigin, 'unsubscribe', token);
    await this.transport.send(
      {
        to: { address: email },
        replyTo: this.settings.to,
        subject: 'Please confirm your subscription',
        body: question(newsletterLink(this.siteOrigin, 'confirm', token), unsubscribeUrl),
        id: deliveryId,
        automatic: true,
        unsubscribeUrl,
      },
      signal,
    );
  }
}

function question(confirmUrl: string, unsubscribeUrl: string): MailBody {
  return {
    facts: [],
    paragraphs: [
      'Hello,',
      `Someone (we hope it was you) asked ${agency.name} to send new articles to this address. Please confirm:`,
      { label: 'Confirm the subscription', url: confirmUrl },
      `The link opens a page with one button and works for ${NEWSLETTER_CONFIRM_DAYS} days. We will not send any articles until you press it.`,
      'If it was not you, you do not have to do anything. If you keep getting these emails, use this link to stop them:',
      { label: 'Unsubscribe', url: unsubscribeUrl },
      `${agency.name}\n${agency.office}`,
    ],
  };
}
