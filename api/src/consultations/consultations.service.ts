import { Injectable } from '@nestjs/common';
import {
  CONSULTATION_NEAREST,
  type ConsultationRequest,
  type ConsultationResponse,
  type FormSignals,
} from '@northloop/contracts';
import { agency } from '../agency/agency.js';
import type { Database } from '../database/database.js';
import { ApiException } from '../http/errors/api-exception.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { StudioCalendarService } from '../studio-calendar/studio-calendar.service.js';
import { toNewConsultation } from './booking-content.js';
import {
  isPast,
  type NewConsultation,
  type StoredConsultation,
  stateOf,
  toConsultation,
} from './consultation.js';
import { ConsultationsRepository } from './consultations.repository.js';
import { ConsultationReports } from './delivery/consultation-reports.js';
import { LinkSigner } from './links/link-signer.js';
import { TurnsByDate } from './turns-by-date.js';

/** Most consultations of one address that are still to come. */
const MOST_UPCOMING = 2;

/** Most changes to one booking, because each sends mail. */
const MOST_CHANGES = 6;

/** Books, moves and cancels consultations. The database decides who gets a time. */
@Injectable()
export class ConsultationsService {
  private readonly turns = new TurnsByDate();

  constructor(
    private readonly consultations: ConsultationsRepository,
    private readonly calendar: StudioCalendarService,
    private readonly reports: ConsultationReports,
    private readonly outbox: OutboxService,
    private readonly signer: LinkSigner,
  ) {}

  /**
   * Books a time. Resolves once the booking is stored. The same key with the same content resolves with the first
   * booking. A request that looks automated is kept for two hours and stands once the mail is answered; without mail it
   * stands at once, marked for the studio.
   * @throws ApiException SLOT_TAKEN with the nearest free times; CONFLICT if the key was used with other content, or the
   * address has too many bookings
   */
  async book(
    request: ConsultationRequest & FormSignals,
    idempotencyKey: string | undefined,
  ): Promise<ConsultationResponse> {
    const booking = toNewConsultation(request, idempotencyKey);
    const start = booking.startsAt.getTime();
    const date = this.calendar.times.dateOf(start);
    const stored = await this.turns.take(date, () => this.bookOn(date, booking));
    if (stored === undefined) throw await this.taken(start);
    this.outbox.committed();
    return this.answer(stored);
  }

  /** Books a time of a date; undefined if it is taken. */
  private async bookOn(
    date: string,
    booking: NewConsultation,
  ): Promise<StoredConsultation | undefined> {
    const { idempotencyKey = null } = booking;
    const start = booking.startsAt.getTime();
    // Most of those who come too late learn it here, without waiting for the lock.
    if (!(await this.calendar.isFree(start))) {
      // The same form may have booked it.
      return this.earlier(undefined, idempotencyKey, booking.contentHash);
    }
    return this.consultations.transaction(async (transaction) => {
      await this.consultations.lock(transaction, booking.email, [date]);
      const earlier = await this.earlier(transaction, idempotencyKey, booking.contentHash);
      if (earlier !== undefined) return earlier;
      if (!(await this.calendar.isFree(start, { transaction }))) return undefined;
      if ((await this.consultations.countUpcoming(transaction, booking.email)) >= MOST_UPCOMING) {
        throw new ApiException(
          'CONFLICT',
          `This address already has ${MOST_UPCOMING} consultations booked. Move or cancel one of them by the link in its email, or call us at ${agency.phone}.`,
        );
      }
      const mustConfirm =
        booking.suspicion !== undefined &&
        (await this.reports.mayWrite(transaction, booking.email));
      const added = await this.consultations.add(transaction, booking, mustConfirm);
      if (added !== undefined) await this.reports.booked(transaction, added);
      return added;
    });
  }

  /** @throws ApiException NOT_FOUND for an unknown token */
  async find(token: string): Promise<ConsultationResponse> {
    const id = await this.signer.open(token);
    const stored = id === undefined ? undefined : await this.consultations.find(id);
    if (stored === undefined) throw unknownLink();
    return this.answer(stored, true);
  }

  /**
   * Notes that the visitor will come. Repeating it changes nothing.
   * @throws ApiException NOT_FOUND for an unknown token
   */
  async confirm(token: string): Promise<ConsultationResponse> {
    const confirmed = await this.change(token, async (transaction, stored) => {
      if (stateOf(stored) !== 'booked' || stored.confirmedAt !== null) return stored;
      await this.consultations.confirm(transaction, stored.id);
      const now = { ...stored, confirmedAt: new Date(), confirmBy: null };
      if (stored.confirmBy !== null) await this.reports.stands(transaction, now);
      return now;
    });
    return this.answer(confirmed, true);
  }

  /**
   * Moves a booking to another time. Moving it to the time that it has changes nothing.
   * @throws ApiException NOT_FOUND for an unknown token, SLOT_TAKEN with the nearest free times, CONFLICT if it can no
   * longer be moved
   */
  async move(token: string, slot: string): Promise<ConsultationResponse> {
    const start = Date.parse(slot);
    let isTaken = false;
    const moved = await this.change(
      token,
      async (transaction, stored) => {
        const state = stateOf(stored);
        if (state === 'booked' && stored.startsAt.getTime() === start) return stored;
        refuseUnchangeable(stored);
        isTaken = !(await this.calendar.isFree(start, { transaction, except: stored.id }));
        if (isTaken) return stored;
        const changed = await this.consultations.move(transaction, stored.id, new Date(start));
        await this.reports.changed(transaction, changed);
        return changed;
      },
      start,
    );
    if (isTaken) throw await this.taken(start);
    return this.answer(moved, true);
  }

  /**
   * Cancels a booking. Repeating it changes nothing.
   * @throws ApiException NOT_FOUND for an unknown token, CONFLICT if it is over
   */
  async cancel(token: string): Promise<ConsultationResponse> {
    const cancelled = await this.change(token, async (transaction, stored) => {
      if (stateOf(stored) !== 'booked') return stored;
      if (isPast(stored)) throw isOver();
      const changed = await this.consultations.cancel(transaction, stored.id);
      await this.reports.changed(transaction, changed);
      return changed;
    });
    return this.answer(cancelled, true);
  }

  /**
   * Changes the booking of a token in a transaction that keeps other bookings out of its dates.
   * @param other a time that it may be moved to
   */
  private async change(
    token: string,
    work: (transaction: Database, stored: StoredConsultation) => Promise<StoredConsultation>,
    other?: number,
  ): Promise<StoredConsultation> {
    const id = await this.signer.open(token);
    const found = id === undefined ? undefined : await this.consultations.find(id);
    if (found === undefined) throw unknownLink();
    const starts = [found.startsAt.getTime(), ...(other === undefined ? [] : [other])];
    const changed = await this.consultations.transaction(async (transaction) => {
      const dates = starts.map((start) => this.calendar.times.dateOf(start));
      await this.consultations.lock(transaction, found.email, dates);
      const stored = await this.consultations.hold(transaction, found.id);
      if (stored === undefined) throw unknownLink();
      return work(transaction, stored);
    });
    this.outbox.committed();
    return changed;
  }

  private async earlier(
    transaction: Database | undefined,
    key: string | null,
    contentHash: string,
  ): Promise<StoredConsultation | undefined> {
    const earlier = key === null ? undefined : await this.consultations.findByKey(key, transaction);
    if (earlier === undefined || earlier.contentHash === contentHash) return earlier;
    throw new ApiException(
      'CONFLICT',
      'This form was already sent with different content. Please reload the page and try again.',
    );
  }

  private async taken(start: number): Promise<ApiException> {
    const nearest = await this.calendar.nearest(start, CONSULTATION_NEAREST);
    return new ApiException(
      'SLOT_TAKEN',
      nearest.length === 0
        ? `This time is no longer free, and no other is. Please call us at ${agency.phone}.`
        : 'This time is no longer free. Please choose another one.',
      undefined,
      undefined,
      nearest.map((slot) => new Date(slot).toISOString()),
    );
  }

  /** @param hasToken whether the caller has shown the booking's token */
  private async answer(
    stored: StoredConsultation,
    hasToken = false,
  ): Promise<ConsultationResponse> {
    const consultation = toConsultation(stored, await this.consultations.sendsMail(stored.id));
    // A booking that must be confirmed gives its token only to the mailbox.
    const isOpen = hasToken || consultation.confirmBy === undefined;
    return {
      success: true,
      consultation,
      ...(isOpen && { token: await this.signer.tokenOf(stored.id) }),
    };
  }
}

function refuseUnchangeable(stored: StoredConsultation): void {
  if (stateOf(stored) === 'cancelled') {
    throw new ApiException(
      'CONFLICT',
      'This consultation has been cancelled. Please book a new time.',
    );
  }
  if (isPast(stored)) throw isOver();
  if (stored.sequence >= MOST_CHANGES) {
    throw new ApiException(
      'CONFLICT',
      `This consultation has been moved too often. Please call us at ${agency.phone}.`,
    );
  }
}

const isOver = () =>
  new ApiException(
    'CONFLICT',
    `This consultation has already begun. If something came up, please call us at ${agency.phone}.`,
  );

const unknownLink = () =>
  new ApiException(
    'NOT_FOUND',
    `We do not know this booking. Open the link from the email again, or write to ${agency.email}.`,
  );
