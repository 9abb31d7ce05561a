import {
  CONSULTATION_SLOT_PATTERN,
  type ConsultationResponse,
  IDEMPOTENCY_KEY_PATTERN,
  TRAP_FIELD,
} from '@northloop/contracts';
import type { PageLoadResult, PageRequest } from '@northloop/kit';
import { newIdempotencyKey } from '@northloop/kit/lead-form/new-idempotency-key';
import { sendLead } from '@northloop/kit/lead-form/send-lead';
import { type BookingOutcome, toBookingResult } from './booking/booking-outcome';
import {
  type BookingErrors,
  type BookingValues,
  bookingErrors,
  emptyBooking,
  toBookingValues,
  toConsultationRequest,
} from './booking/booking-values';
import { slotsForPage } from './slots/fetch-slots';

/** Data of a page with the booking form. */
export interface ConsultationData {
  /** The free times; null if the page has to load them in the browser. */
  readonly slots: readonly string[] | null;
  /** What the form begins with: a time from the address, or all that a plain form was posted with. */
  readonly values: BookingValues;
  readonly errors: BookingErrors;
  readonly outcome: BookingOutcome;
  /** Key of a plain form, so that posting it twice books once; null in the browser, which makes its own. */
  readonly key: string | null;
}

/** Query parameter and form field with the chosen time. */
export const SLOT_PARAMETER = 'slot';

/** Form field with the key of a plain form. */
export const KEY_FIELD = 'key';

const nothingYet = { errors: {}, outcome: { kind: 'none' } } as const;

/** Loads the free times on the server, and books for a visitor without script who posts the form. */
export async function loadConsultation(
  request: Pick<PageRequest, 'api' | 'isServer' | 'url' | 'form'>,
): Promise<PageLoadResult<ConsultationData>> {
  if (request.form !== null) return bookPosted(request.api, request.form);
  const asked = request.url.searchParams.get(SLOT_PARAMETER) ?? '';
  const slot = CONSULTATION_SLOT_PATTERN.test(asked) ? asked : '';
  return {
    data: {
      ...nothingYet,
      slots: await slotsForPage(request),
      values: { ...emptyBooking, slot },
      key: request.isServer ? newIdempotencyKey() : null,
    },
  };
}

async function bookPosted(
  api: PageRequest['api'],
  form: Readonly<Record<string, string>>,
): Promise<PageLoadResult<ConsultationData>> {
  const values = toBookingValues(form);
  const answer = async (errors: BookingErrors, outcome: BookingOutcome, key: string) => {
    const slots = await slotsForPage({ api, isServer: true });
    return { data: { slots, values, errors, outcome, key } };
  };
  const errors = bookingErrors(values);
  if (Object.keys(errors).length > 0) {
    return answer(errors, nothingYet.outcome, newIdempotencyKey());
  }
  const key = keyOf(form);
  const trap = form[TRAP_FIELD] ?? '';
  const result = await sendLead<ConsultationResponse>(
    api,
    '/api/consultations',
    { ...toConsultationRequest(values), ...(trap !== '' && { [TRAP_FIELD]: trap }) },
    key,
  );
  const { bookingPage, ...told } = toBookingResult(values.slot, result);
  if (bookingPage !== undefined) return { redirect: bookingPage };
  // Without an answer the booking may be stored already: posting it again must find it.
  const isUnknown = !result.sent && result.refusal === null;
  return answer(told.errors, told.outcome, isUnknown ? key : newIdempotencyKey());
}

function keyOf(form: Readonly<Record<string, string>>): string {
  const posted = form[KEY_FIELD] ?? '';
  return IDEMPOTENCY_KEY_PATTERN.test(posted) ? posted : newIdempotencyKey();
}
