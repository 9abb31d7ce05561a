import type { MockupProgress, MockupRequest, MockupResponse } from '@northloop/contracts';
import { type ApiClient, ApiRequestError } from '@northloop/kit';
import { fields, text } from './json-fields';
import { readAnswer } from './read-answer';

/** Shown when a request fails and the server gave no message. */
export const GENERIC_FAILURE = 'Failed to generate mockup. Please try again.';

/** In characters. Longer answers are a proxy's error pages, not messages for visitors. */
const SERVER_TEXT_MAX_LENGTH = 300;

/** Servers that support it stream their progress; others answer once at the end. */
const ACCEPTED = 'text/event-stream, application/json;q=0.9';

/** Options for a mockup request. */
export interface MockupCall {
  /** Called with the writing progress if the server reports it. */
  onProgress?: (progress: MockupProgress) => void;
  /** Cancels the request when the mockup is no longer needed. */
  signal?: AbortSignal;
}

/**
 * Requests a mockup with its quote.
 * @throws {Error} with a message that can be shown to visitors: the server's text, {@link GENERIC_FAILURE} or
 * 'Invalid response format'.
 */
export async function requestMockup(
  api: Pick<ApiClient, 'stream'>,
  request: MockupRequest,
  { onProgress = () => {}, signal }: MockupCall = {},
): Promise<MockupResponse> {
  const options = { headers: { Accept: ACCEPTED }, ...(signal && { signal }) };
  // The reader loads while the server works, so visitors who never request a draft do not download it.
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

/** The message of an error response: `message` from the API's error body, or a short plain text. Empty if neither. */
function refusalText(cause: unknown): string {
  if (!(cause instanceof ApiRequestError)) return '';
  const plain = cause.text.trim();
  const isSentence = plain.length <= SERVER_TEXT_MAX_LENGTH && !plain.startsWith('<');
  return cause.body?.message || (isSentence ? plain : '');
}
