import type { ConsultationSlotsResponse } from '@northloop/contracts';
import type { ApiClient } from '@northloop/kit';

/** Asks the API for the free times (starts, ISO 8601 in UTC). */
export async function fetchSlots(
  api: Pick<ApiClient, 'get'>,
  signal?: AbortSignal,
): Promise<string[]> {
  const { slots } = await api.get<ConsultationSlotsResponse>('/api/consultations/slots', {
    ...(signal && { signal }),
  });
  // A proxy between site and API may answer in its place.
  if (!Array.isArray(slots)) throw new Error('The answer has no list of free times');
  return slots;
}
