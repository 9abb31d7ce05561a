import {
  type ApiErrorBody,
  type FieldError,
  type FormSignals,
  IDEMPOTENCY_KEY_HEADER,
} from '@northloop/contracts';
import type { ApiClient } from '../api-client/api-client';
import { isApiRequestError } from '../api-client/api-request-error';

/** Addresses of the API that accept leads. */
export type LeadAddress = '/api/contact' | '/api/newsletter' | '/api/consultations';

/** The result of sending a lead. */
export type LeadResult<Answer> =
  | { readonly sent: true; readonly answer: Answer }
  | {
      readonly sent: false;
      /** Fields that the server refused, with its reasons; empty if the failure was another one. */
      readonly fieldErrors: readonly FieldError[];
      /** What the API answered; null if there was no answer from it. */
      readonly refusal: Partial<ApiErrorBody> | null;
      readonly cause: unknown;
    };

/**
 * Sends what a visitor entered to the agency. Never throws: the form reports the failure.
 * @param idempotencyKey the same for every attempt to send the same content, so that a retry does not become a second
 * lead.
 */
export async function sendLead<Answer extends { success: true }>(
  api: Pick<ApiClient, 'post'>,
  address: LeadAddress,
  lead: object & FormSignals,
  idempotencyKey: string,
): Promise<LeadResult<Answer>> {
  try {
    const answer = await api.post<Answer | null>(address, lead, {
      headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey },
    });
    // A proxy between site and API may respond instead of the API.
    if (answer?.success !== true)
      throw new Error('The API did not confirm that it received the lead');
    return { sent: true, answer };
  } catch (cause) {
    const refusal = isApiRequestError(cause) ? cause.body : null;
    return { sent: false, fieldErrors: refusal?.details ?? [], refusal, cause };
  }
}
