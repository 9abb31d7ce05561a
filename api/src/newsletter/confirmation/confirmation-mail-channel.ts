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
 * Asks whoever reads an address's mail to confirm its subscription. It repeats nothing that was typed into the form, and
 * makes its token at the moment of sending: so none ever waits in the database.
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
    // An earlier mail may have been answered while this one waited for the mail server.
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
      `Someone, we hope you, asked ${agency.name} to send new articles to this address. Please confirm it:`,
      { label: 'Confirm the subscription', url: confirmUrl },
      `The link opens a page with one button and works for ${NEWSLETTER_CONFIRM_DAYS} days. Until you press that button we send no articles.`,
      'If it was not you, you need not do anything. Should such mails keep coming, this tells us not to write:',
      { label: 'Unsubscribe', url: unsubscribeUrl },
      `${agency.name}\n${agency.office}`,
    ],
  };
}
