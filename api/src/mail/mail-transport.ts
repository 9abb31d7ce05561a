import { createTransport, type Transporter } from 'nodemailer';
import type { MailSettings } from '../config/environment.js';
import { type MailBody, mailHtml, mailText } from './mail-body.js';

/** A mail, sent as plain text and HTML. */
export interface OutgoingMail {
  /**
   * The agency's mailbox as it is set, or a visitor's address: not as one text, because what a form took for an address
   * might read as two, and without the name, which anyone may have typed.
   */
  to: string | { address: string };
  /** A name is given apart from its address, so that it cannot smuggle in another one. */
  replyTo: string | { name: string; address: string };
  subject: string;
  body: MailBody;
  /** Part of the Message-ID: a mail server drops a second copy by it. */
  id: string;
  /** Whether a person wrote it; automatic answers to automatic mail would go round in circles. */
  automatic: boolean;
  /** Where its reader ends the subscription that it belongs to; mail programs offer it beside the mail. */
  unsubscribeUrl?: string;
}

/** Sends mail through the configured server. */
export class MailTransport {
  private readonly transporter: Transporter;
  private readonly domain: string;

  constructor(private readonly settings: MailSettings) {
    const url = new URL(settings.smtpUrl);
    for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
      if (!url.searchParams.has(limit)) url.searchParams.set(limit, '10000');
    }
    this.transporter = createTransport(url.href);
    this.domain = /@([^\s@>]+)>?$/.exec(settings.from)?.[1] ?? 'localhost';
  }

  /** @throws when the server refuses the mail or does not answer before the signal */
  async send(mail: OutgoingMail, signal: AbortSignal): Promise<void> {
    const sent = this.transporter.sendMail({
      from: this.settings.from,
      to: typeof mail.to === 'string' ? mail.to : { name: '', address: mail.to.address },
      replyTo: mail.replyTo,
      subject: mail.subject,
      text: mailText(mail.body),
      html: mailHtml(mail.body),
      messageId: `<${mail.id}@${this.domain}>`,
      headers: {
        ...(mail.automatic && { 'Auto-Submitted': 'auto-generated' }),
        ...(mail.unsubscribeUrl !== undefined && {
          'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
          // RFC 8058: a mail program may post this to the address by itself.
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await Promise.race([sent, whenAborted(signal)]);
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The mail server took too long')), {
      once: true,
    });
  });
}
