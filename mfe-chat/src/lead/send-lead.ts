import {
  type ContactRequest,
  type ContactResponse,
  type FormSignals,
  IDEMPOTENCY_KEY_HEADER,
} from '@northloop/contracts';
import type { ApiClient } from '@northloop/kit';

/**
 * Sends what the visitor left to the agency.
 * @param key the same for every attempt to send the same content, so that a retry is not a second lead
 * @throws ApiRequestError when the call fails; Error when the answer does not confirm it
 */
export async function sendLead(
  api: Pick<ApiClient, 'post'>,
  request: ContactRequest & FormSignals,
  key: string,
): Promise<void> {
  const answer = await api.post<Partial<ContactResponse> | null>('/api/contact', request, {
    headers: { [IDEMPOTENCY_KEY_HEADER]: key },
  });
  if (answer?.success !== true) throw new Error('The message was not confirmed');
}
