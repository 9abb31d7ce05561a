import type { MockupProgress, MockupRequest, MockupResponse } from '@northloop/contracts';
import { parseJson } from './json-fields';
import { type Answer, readAnswer } from './read-answer';

/** Plain relative address, so that the call goes to whatever origin serves the page. */
const MOCKUP_ADDRESS = '/api/mockup/generate';

/** Shown when a request fails without a text of the server's own. */
export const GENERIC_FAILURE = 'Failed to generate mockup. Please try again.';

/** The API client's time limit, in milliseconds. */
const TIMEOUT_MS = 30_000;

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
  /** Where to ask; another one only where the page's origin cannot be meant. */
  address?: string;
}

/**
 * Asks for a mockup with its quote. It does not go through the shared API client, whose errors carry a prefix: here
 * the server's own text is what the visitor reads.
 * @throws {Error} whose message is fit to show: the server's text, {@link GENERIC_FAILURE} or 'Invalid response format'.
 */
export async function requestMockup(
  request: MockupRequest,
  { onProgress = () => {}, signal, address = MOCKUP_ADDRESS }: MockupCall = {},
): Promise<MockupResponse> {
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, TIMEOUT_MS);
  signal?.addEventListener('abort', end, { once: true });
  let answer: Answer;
  let reader: typeof import('./read-mockup-response');
  try {
    const called = fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: ACCEPTED },
      body: JSON.stringify(request),
      signal: ended.signal,
    });
    // The reader comes while the server drafts: whoever asks for no draft does not need it.
    const [response, loaded] = await Promise.all([called, import('./read-mockup-response')]);
    reader = loaded;
    answer = await readAnswer(response, onProgress);
  } catch (cause) {
    throw new Error(GENERIC_FAILURE, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
  const { ok, body } = answer;
  if (!ok) throw new Error(serverText(body) ?? GENERIC_FAILURE);
  return reader.readMockupResponse(parseJson(body));
}

/** The sentence in a refusal: the `message` of the API's error body, or a short plain text. */
function serverText(body: string): string | undefined {
  const json = parseJson(body);
  if (typeof json === 'object' && json !== null) {
    return 'message' in json && typeof json.message === 'string' && json.message !== ''
      ? json.message
      : undefined;
  }
  const text = (typeof json === 'string' ? json : body).trim();
  const isSentence = text !== '' && text.length <= SERVER_TEXT_MAX_LENGTH && !text.startsWith('<');
  return isSentence ? text : undefined;
}
