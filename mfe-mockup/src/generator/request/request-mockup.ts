import type { MockupProgress, MockupRequest, MockupResponse } from '@northloop/contracts';
import { type ApiClient, ApiRequestError } from '@northloop/kit';
import { fields, text } from './json-fields';
import { readAnswer } from './read-answer';

/** Shown when a request fails without a text of the server's own. */
export const GENERIC_FAILURE = 'Failed to generate mockup. Please try again.';

/** Longer answers are pages of a proxy, not sentences for a visitor; in characters. */
const SERVER_TEXT_MAX_LENGTH = 300;

/** A server that can tells of its progress; one that cannot answers at the end. */
const ACCEPTED = 'text/event-stream, application/json;q=0.9';

/** How a mockup is asked for. */
export interface MockupCall {
  /** Hears how far the writing is, where the server tells. */
  onProgress?: (progress: MockupProgress) => void;
  /** Ends the call when nobody waits for the mockup any more. */
  signal?: AbortSignal;
}

/**
 * Asks for a mockup with its quote.
 * @throws {Error} whose message is fit to show: the server's text, {@link GENERIC_FAILURE} or 'Invalid response format'.
 */
export async function requestMockup(
  api: Pick<ApiClient, 'stream'>,
  request: MockupRequest,
  { onProgress = () => {}, signal }: MockupCall = {},
): Promise<MockupResponse> {
  const options = { headers: { Accept: ACCEPTED }, ...(signal && { signal }) };
  // The reader comes while the server drafts: whoever asks for no draft does not need it.
  const [{ ok, content }, { readMockupResponse }] = await Promise.all([
    api
      .stream('/api/mockup/generate', request, options)
      .then((stream) => readAnswer(stream, onProgress)),
    import('./read-mockup-response'),
  ]).catch((cause: unknown) => {
    throw new Error(refusalText(cause) || GENERIC_FAILURE, { cause });
  });
  if (!ok) throw new Error(text(fields(content).message) || GENERIC_FAILURE);
  return readMockupResponse(content);
}

/** The sentence in a refusal: the `message` of the API's error body, or a short plain text. Empty without one. */
function refusalText(cause: unknown): string {
  if (!(cause instanceof ApiRequestError)) return '';
  const plain = cause.text.trim();
  const isSentence = plain.length <= SERVER_TEXT_MAX_LENGTH && !plain.startsWith('<');
  return cause.body?.message || (isSentence ? plain : '');
}
