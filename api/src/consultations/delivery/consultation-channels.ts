import type { Environment, MailSettings } from '../../config/environment.js';
import { MailTransport } from '../../mail/mail-transport.js';
import type { DeliveryChannel } from '../../outbox/delivery-channel.js';
import { writeFile, writeInvitation } from '../calendar-files/write-calendar-file.js';
import { type StoredConsultation, stateOf } from '../consultation.js';
import { studioEvent, visitorEvent } from '../consultation-event.js';
import type { ConsultationsRepository } from '../consultations.repository.js';
import { consultationLink } from '../links/consultation-link.js';
import type { LinkSigner } from '../links/link-signer.js';
import { REMINDER_CHANNEL, REPORT_CHANNEL, VISITOR_CHANNEL } from './channel-names.js';
import { studioMail } from './studio-mail-text.js';
import { type BookingLinks, reminderMail, visitorMail } from './visitor-mail-text.js';

type Send = (stored: StoredConsultation, deliveryId: string, signal: AbortSignal) => Promise<void>;

/** The channels for mails about consultations; none without mail settings. */
export function consultationChannels(
  { mail, siteOrigin }: Pick<Environment, 'mail' | 'siteOrigin'>,
  consultations: Pick<ConsultationsRepository, 'find'>,
  signer: LinkSigner,
): DeliveryChannel[] {
  if (mail === undefined) return [];
  const transport = new MailTransport(mail);
  const links = async ({ id }: StoredConsultation): Promise<BookingLinks | undefined> => {
    if (siteOrigin === undefined) return undefined;
    const token = await signer.tokenOf(id);
    const linkTo = (page: 'booking' | 'move' | 'cancel') =>
      consultationLink(siteOrigin, page, token);
    return { booking: linkTo('booking'), move: linkTo('move'), cancel: linkTo('cancel') };
  };
  const channel = (name: string, send: Send): DeliveryChannel => ({
    name,
    async deliver(id, deliveryId, signal) {
      const stored = await consultations.find(id);
      if (stored !== undefined) await send(stored, deliveryId, signal);
    },
  });
  return [
    channel(VISITOR_CHANNEL, async (stored, id, signal) => {
      const pages = await links(stored);
      const { subject, body } = visitorMail(stored, pages);
      // A time that still has to be confirmed is no event yet.
      const isEvent = stored.confirmBy === null;
      const event = visitorEvent(stored, mail, pages?.booking);
      const calendar = isEvent ? writeInvitation(event) : undefined;
      await transport.send({ ...toVisitor(stored, mail), subject, body, id, calendar }, signal);
    }),
    channel(REMINDER_CHANNEL, async (stored, id, signal) => {
      if (stateOf(stored) !== 'booked') return;
      const { subject, body } = reminderMail(stored, await links(stored));
      await transport.send({ ...toVisitor(stored, mail), subject, body, id }, signal);
    }),
    channel(REPORT_CHANNEL, async (stored, id, signal) => {
      const { subject, body } = studioMail(stored);
      await transport.send(
        {
          to: mail.to,
          replyTo: { name: stored.name, address: stored.email },
          subject,
          body,
          id,
          automatic: true,
          calendar: { method: 'PUBLISH', content: writeFile(studioEvent(stored, mail)) },
        },
        signal,
      );
    }),
  ];
}

const toVisitor = ({ email }: StoredConsultation, mail: MailSettings) => ({
  to: { address: email },
  replyTo: mail.to,
  automatic: true,
});
