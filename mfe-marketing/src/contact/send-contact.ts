import {
  type ContactRequest,
  type ContactResponse,
  type FormSignals,
  IDEMPOTENCY_KEY_HEADER,
} from '@northloop/contracts';
import { type ApiClient, ApiRequestError } from '@northloop/kit';

/** What came of sending a message. */
export type SendResult =
  | { readonly sent: true }
  | {
      readonly sent: false;
      /** Fields that the server refused, with its reasons; empty when it never got that far. */
      readonly fieldErrors: readonly { readonly field: string; readonly message: string }[];
    };

/**
 * Sends a message to the agency. Never throws: the form has only one text for everything that can go wrong.
 *
 * @param idempotencyKey the same for every attempt to send one form, so that a retry is not a second lead.
 */
export async function sendContact(
  api: Pick<ApiClient, 'post'>,
  request: ContactRequest & FormSignals,
  idempotencyKey: string,
): Promise<SendResult> {
  try {
    const { success } = await api.post<ContactResponse>('/api/contact', request, {
      headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey },
    });
    return success ? { sent: true } : { sent: false, fieldErrors: [] };
  } catch (cause) {
    const details = cause instanceof ApiRequestError ? cause.body?.details : undefined;
    return { sent: false, fieldErrors: details ?? [] };
  }
}
