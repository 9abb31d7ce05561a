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

/** How long a page's HTML waits for the free times, in ms. */
const TIME_LIMIT_MS = 600;

/** The free times for a page that is being loaded; null if the browser has to look them up, once the page is there. */
export async function slotsForPage({
  api,
  isServer,
}: {
  api: Pick<ApiClient, 'get'>;
  isServer: boolean;
}): Promise<string[] | null> {
  if (!isServer) return null;
  return fetchSlots(api, AbortSignal.timeout(TIME_LIMIT_MS)).catch(() => null);
}
