import type { PageLoadResult, PageRequest } from '@northloop/kit';
import { fetchSlots } from '../consultation/slots/fetch-slots';

/** Data of the contact page. */
export interface ContactData {
  /** Free times for a consultation; null if the page has to load them in the browser. */
  readonly slots: readonly string[] | null;
}

/** How long the page's HTML waits for the free times, in ms. */
const SLOTS_TIME_LIMIT_MS = 600;

/** Loads the free times on the server. The form above them does without. */
export async function loadContact({
  api,
  isServer,
}: Pick<PageRequest, 'isServer'> & { api: Pick<PageRequest['api'], 'get'> }): Promise<
  PageLoadResult<ContactData>
> {
  if (!isServer) return { data: { slots: null } };
  const slots = await fetchSlots(api, AbortSignal.timeout(SLOTS_TIME_LIMIT_MS)).catch(() => null);
  return { data: { slots } };
}
