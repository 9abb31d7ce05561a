import { plainText } from '@northloop/contracts';
import { isPast, type StoredConsultation, stateOf } from '../consultations/consultation.js';
import type { ConsultationsRepository } from '../consultations/consultations.repository.js';
import type { ConsultationReports } from '../consultations/delivery/consultation-reports.js';
import type { StudioTimes } from '../studio-calendar/times/studio-times.js';
import { timeOf, visitorOf } from './booking-text.js';
import type { BookingsRepository } from './bookings.repository.js';

/** Longest word to a visitor, in characters. */
const WORD_LENGTH = 1_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Cancels consultations for the studio. */
export class BookingCancellation {
  /** @param hasMail whether mails can be sent */
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly consultations: ConsultationsRepository,
    private readonly reports: ConsultationReports,
    private readonly times: StudioTimes,
    private readonly hasMail: boolean,
  ) {}

  /**
   * Cancels a consultation, and says whether its visitor gets a mail.
   * @param word what the studio tells the visitor
   * @throws Error with a message for the user if the word is too long, or nothing can be cancelled
   */
  async cancel(id: string, word: string | undefined): Promise<string> {
    const told = wordOf(word);
    const found = UUID.test(id) ? await this.consultations.find(id) : undefined;
    if (found === undefined) throw isUnknown(id);
    const { cancelled, isTold } = await this.consultations.transaction(async (transaction) => {
      const date = this.times.dateOf(found.startsAt.getTime());
      await this.consultations.lock(transaction, found.email, [date]);
      // The visitor may have changed it since.
      const stored = await this.consultations.hold(transaction, found.id);
      if (stored === undefined) throw isUnknown(id);
      refuseUnlessUpcoming(stored);
      const cancelled = await this.consultations.cancel(transaction, stored.id, told);
      await this.reports.changed(transaction, cancelled);
      const isTold =
        this.hasMail && (await this.bookings.willTellVisitor(transaction, cancelled.id));
      return { cancelled, isTold };
    });
    return `Cancelled: ${timeOf(cancelled)}, ${cancelled.name}.\n${this.consequence(cancelled, isTold)}\n`;
  }

  private consequence(cancelled: StoredConsultation, isTold: boolean): string {
    if (isTold) return `The visitor gets an email that says so: ${cancelled.email}`;
    const reason = this.hasMail
      ? 'The visitor gets no email, because this address has been sent too many today.'
      : 'The visitor gets no email, because no mail is set up.';
    return `${reason} Please write to them or call: ${visitorOf(cancelled)}`;
  }
}

/** @throws Error with a message for the user if it is too long */
function wordOf(text: string | undefined): string | undefined {
  const word = text === undefined ? '' : plainText(text);
  if (word.length > WORD_LENGTH) {
    const [most, now] = [WORD_LENGTH, word.length].map((count) => count.toLocaleString('en-US'));
    throw new Error(`The word has ${now} characters. Please shorten it to ${most}.`);
  }
  return word === '' ? undefined : word;
}

/** @throws Error with a message for the user */
function refuseUnlessUpcoming(stored: StoredConsultation): void {
  const state = stateOf(stored);
  if (state === 'cancelled') {
    throw new Error(`This consultation has been cancelled already: ${timeOf(stored)}.`);
  }
  if (isPast(stored)) {
    throw new Error(
      `This consultation is over: ${timeOf(stored)}. Only upcoming ones can be cancelled.`,
    );
  }
  if (state === 'expired') {
    throw new Error(
      `This consultation was not confirmed in time, so ${timeOf(stored)} is free again. There is nothing to cancel.`,
    );
  }
}

const isUnknown = (id: string): Error =>
  new Error(`There is no booking with the id ${id}. \`pnpm leads bookings\` shows the ids.`);
