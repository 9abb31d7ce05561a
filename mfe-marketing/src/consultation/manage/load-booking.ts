import {
  CONSULTATION_TOKEN_PARAMETER,
  CONSULTATION_TOKEN_PATTERN,
  type Consultation,
} from '@northloop/contracts';
import type { PageLoadResult, PageRequest } from '@northloop/kit';
import { bookingDetailTexts } from '../../content/consultation/booking-page-texts';
import { bookingPageOf } from '../booking/booking-outcome';
import { readConsultation } from '../read-consultation';
import { refusalOf } from './refusal-of';

/** Data of a page about one booking. */
export interface BookingData {
  readonly token: string;
  /** What a link leads to: a booking, nothing, or no answer. */
  readonly found: { readonly consultation: Consultation } | 'unknown' | 'unavailable';
  /** Why a plain form that was posted changed nothing; null otherwise. */
  readonly problem: string | null;
}

/** What a plain form on a page of a booking posts. */
type BookingAction = '/api/consultations/confirm' | '/api/consultations/cancel';

type Asked = Pick<PageRequest, 'api' | 'url' | 'form'>;

/**
 * Loads a page about one booking: looks it up by the token in the address, or does what a posted form asks for and goes
 * to the booking's page.
 */
export const bookingLoader =
  (action: BookingAction) =>
  async ({ api, url, form }: Asked): Promise<PageLoadResult<BookingData>> => {
    const token = tokenOf(url);
    if (form === null) return { data: await findBooking(api, token) };
    try {
      readConsultation(await api.post(action, { token }));
      return { redirect: bookingPageOf(token) };
    } catch (error) {
      const problem = refusalOf(error)?.message ?? bookingDetailTexts.failed;
      return { data: { ...(await findBooking(api, token)), problem } };
    }
  };

/** The token in an address; empty if there is none. */
export const tokenOf = (url: URL): string =>
  url.searchParams.get(CONSULTATION_TOKEN_PARAMETER) ?? '';

/** Looks a booking up. Never throws: the page says what to do. */
export async function findBooking(
  api: Pick<PageRequest['api'], 'get'>,
  token: string,
): Promise<BookingData> {
  const told = (found: BookingData['found']): BookingData => ({ token, found, problem: null });
  if (!CONSULTATION_TOKEN_PATTERN.test(token)) return told('unknown');
  try {
    const query = new URLSearchParams({ [CONSULTATION_TOKEN_PARAMETER]: token });
    const answer = await api.get(`/api/consultations/booking?${query}`);
    return told({ consultation: readConsultation(answer) });
  } catch (error) {
    const refusal = refusalOf(error);
    return told(refusal?.error === 'NOT_FOUND' ? 'unknown' : 'unavailable');
  }
}
