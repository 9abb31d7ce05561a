import type { ConsultationRequest, ConsultationSlotsResponse } from '@northloop/contracts';
import type { TestApi } from './start-test-api.js';

/** The free times, as the API tells them. */
export async function bookableSlots(api: Pick<TestApi, 'get'>): Promise<string[]> {
  const { body } = await api.get('/consultations/slots');
  return (body as ConsultationSlotsResponse).slots;
}

/** A complete request for the first of some free times. */
export const bookingOf = ([slot = '']: readonly string[]): ConsultationRequest => ({
  slot,
  name: 'Dana Whitfield',
  email: 'dana@bakery.example',
  topic: 'Our bakery needs a site with online orders.',
});
