import type { MailBody } from '../../mail/mail-body.js';
import { shortTime, timeInWords } from '../../studio-calendar/times/time-in-words.js';
import { type StoredConsultation, stateOf } from '../consultation.js';

/** The mail to the studio about a booking: what it is now, and all that the visitor entered. */
export function studioMail(stored: StoredConsultation): { subject: string; body: MailBody } {
  const facts: [string, string | null][] = [
    ['When', timeInWords(stored.startsAt)],
    ['Name', stored.name],
    ['Email', stored.email],
    ['Phone', stored.phone],
    ['Time zone', stored.timeZone],
    ['State', stateInWords(stored)],
    ['Reference', stored.id],
  ];
  return {
    subject: `${mark(stored)}${shortTime(stored.startsAt)}: ${stored.name}`,
    body: {
      facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
      paragraphs: [stored.topic, ...(stored.attachment === null ? [] : [stored.attachment])],
    },
  };
}

function mark(stored: StoredConsultation): string {
  if (stateOf(stored) !== 'booked') return 'Consultation cancelled, ';
  if (stored.confirmBy !== null) return 'Possible spam: consultation, ';
  return stored.sequence > 0 ? 'Consultation moved to ' : 'Consultation on ';
}

function stateInWords(stored: StoredConsultation): string {
  const state = stateOf(stored);
  if (state !== 'booked') return state;
  if (stored.confirmBy !== null) {
    return `looks automated; kept until ${timeInWords(stored.confirmBy)} unless confirmed by mail`;
  }
  const doubt = stored.suspicion === null || stored.confirmedAt !== null ? '' : ', looks automated';
  return `${stored.confirmedAt === null ? 'booked' : 'booked and confirmed'}${doubt}`;
}
