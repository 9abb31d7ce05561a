import { createTransport, type Transporter } from 'nodemailer';
import type { MailSettings } from '../config/environment.js';
import { type MailBody, mailHtml, mailText } from './mail-body.js';

/** A mail, sent as plain text and HTML. */
export interface OutgoingMail {
  /**
   * The agency's mailbox as configured, or a visitor's address. A visitor's address is an object, because as plain text
   * it might be parsed as two addresses. It has no name, because anyone may have typed that.
   */
  to: string | { address: string };
  /** The name is separate from the address, so that it cannot add another one. */
  replyTo: string | { name: string; address: string };
  subject: string;
  body: MailBody;
  /** Part of the Message-ID, by which mail servers drop duplicates. */
  id: string;
  /** False for mail written by a person. The mark keeps automatic replies from answering each other. */
  automatic: boolean;
  /** Where the recipient can unsubscribe. Mail programs show it next to the mail. */
  unsubscribeUrl?: string;
  /** An event that the recipient's calendar takes over, as iCalendar text. */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string } | undefined;
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
      ...(mail.calendar !== undefined && {
        icalEvent: { ...mail.calendar, filename: 'consultation.ics' },
      }),
      messageId: `<${mail.id}@${this.domain}>`,
      headers: {
        ...(mail.automatic && { 'Auto-Submitted': 'auto-generated' }),
        ...(mail.unsubscribeUrl !== undefined && {
          'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
          // RFC 8058: lets a mail program unsubscribe by posting this to the address.
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
