import type { Consultation } from '@northloop/contracts';
import type { PageLoadResult, PageRequest } from '@northloop/kit';
import { bookingDetailTexts } from '../../content/consultation/booking-page-texts';
import { type BookingOutcome, bookingPageOf } from '../booking/booking-outcome';
import { SLOT_PARAMETER } from '../load-consultation';
import { readConsultation } from '../read-consultation';
import { slotsForPage } from '../slots/fetch-slots';
import { type BookingData, findBooking, tokenOf } from './load-booking';
import { refusalOf } from './refusal-of';

/** Data of the page on which a booking is moved. */
export interface MoveData extends BookingData {
  /** The free times; null if the page has to load them in the browser. */
  readonly slots: readonly string[] | null;
  readonly outcome: BookingOutcome;
}

/** A booking with its new time, or why it still has the old one. */
export type MoveResult = { readonly moved: Consultation } | { readonly outcome: BookingOutcome };

/** Looks up the booking and the free times, or moves the booking for a visitor without script who posts the form. */
export async function loadMove({
  api,
  url,
  form,
  isServer,
}: Pick<PageRequest, 'api' | 'url' | 'form' | 'isServer'>): Promise<PageLoadResult<MoveData>> {
  const token = tokenOf(url);
  const slot = form?.[SLOT_PARAMETER] ?? '';
  const result = form === null ? null : await move(api, token, slot);
  if (result !== null && 'moved' in result) return { redirect: bookingPageOf(token) };
  const [booking, slots] = await Promise.all([
    findBooking(api, token),
    slotsForPage({ api, isServer }),
  ]);
  return { data: { ...booking, slots, outcome: result?.outcome ?? { kind: 'none' } } };
}

/** Moves a booking. Never throws. */
export async function move(
  api: Pick<PageRequest['api'], 'post'>,
  token: string,
  slot: string,
): Promise<MoveResult> {
  try {
    const request = { token, slot };
    return { moved: readConsultation(await api.post('/api/consultations/move', request)) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.error === 'SLOT_TAKEN') {
      return { outcome: { kind: 'taken', slot, nearest: refusal.slots ?? [] } };
    }
    const message = refusal?.message ?? bookingDetailTexts.failed;
    return { outcome: { kind: 'failed', message } };
  }
}
