import type { PageLoadResult, PageRequest } from '@northloop/kit';
import { slotsForPage } from '../consultation/slots/fetch-slots';

/** Data of the contact page. */
export interface ContactData {
  /** Free times for a consultation; null if the page has to load them in the browser. */
  readonly slots: readonly string[] | null;
}

/** Loads the free times on the server. The form above them does without. */
export async function loadContact(
  request: Pick<PageRequest, 'isServer'> & { api: Pick<PageRequest['api'], 'get'> },
): Promise<PageLoadResult<ContactData>> {
  return { data: { slots: await slotsForPage(request) } };
}
