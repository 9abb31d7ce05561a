import type { PageLoadResult, PageRequest } from '@northloop/kit';
import { bookingDetailTexts } from '../../content/consultation/booking-page-texts';
import { type BookingOutcome, bookingPageOf } from '../booking/booking-outcome';
import { SLOT_PARAMETER } from '../load-consultation';
import { fetchSlots } from '../slots/fetch-slots';
import { type BookingData, findBooking, tokenOf } from './load-booking';
import { refusalOf } from './refusal-of';

/** Data of the page on which a booking is moved. */
export interface MoveData extends BookingData {
  /** The free times; null if the page has to load them in the browser. */
  readonly slots: readonly string[] | null;
  readonly outcome: BookingOutcome;
}

const none: BookingOutcome = { kind: 'none' };

/** Looks up the booking and the free times, or moves the booking for a visitor without script who posts the form. */
export async function loadMove({
  api,
  url,
  form,
  isServer,
}: Pick<PageRequest, 'api' | 'url' | 'form' | 'isServer'>): Promise<PageLoadResult<MoveData>> {
  const token = tokenOf(url);
  const slot = form?.[SLOT_PARAMETER] ?? '';
  const outcome = form === null ? none : await move(api, token, slot);
  if (form !== null && outcome.kind === 'none') return { redirect: bookingPageOf(token) };
  const [booking, slots] = await Promise.all([
    findBooking(api, token),
    isServer ? fetchSlots(api).catch(() => null) : null,
  ]);
  return { data: { ...booking, slots, outcome } };
}

/** Moves a booking. Never throws: `none` says that it has been moved. */
export async function move(
  api: Pick<PageRequest['api'], 'post'>,
  token: string,
  slot: string,
): Promise<BookingOutcome> {
  try {
    await api.post('/api/consultations/move', { token, slot });
    return none;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.error === 'SLOT_TAKEN') {
      return { kind: 'taken', slot, nearest: refusal.slots ?? [] };
    }
    return { kind: 'failed', message: refusal?.message ?? bookingDetailTexts.failed };
  }
}
