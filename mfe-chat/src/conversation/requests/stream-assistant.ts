import type { ApiErrorBody, ChatMessageRequest, ChatMessageResponse } from '@northloop/contracts';
import { ApiRequestError } from '@northloop/kit';
import { readEventStream } from '@northloop/kit/api-client/read-event-stream';
import { NO_REPLY_MESSAGE, toAnswer } from './chatbot-calls';

/** Longest wait for a whole reply, in milliseconds; the same as for every other call. */
const TIMEOUT_MS = 30_000;

/** Raised when the server has no stream: the plain call will do. Nothing was asked yet. */
export class NoStream extends Error {
  override readonly name = 'NoStream';
}

/**
 * Asks the assistant and hears the reply in pieces.
 * @param onPiece the next piece; null voids the pieces before it
 * @param origin the API's; empty for the page's own
 * @throws NoStream when the server knows no stream; ApiRequestError when the call fails; Error when no reply comes
 */
export async function streamAssistant(
  request: ChatMessageRequest,
  signal: AbortSignal,
  onPiece: (text: string | null) => void,
  origin = '',
): Promise<ChatMessageResponse> {
  const timeLimit = new AbortController();
  const timer = setTimeout(() => timeLimit.abort(), TIMEOUT_MS);
  const stop = () => timeLimit.abort();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const body = await open(request, timeLimit.signal, origin);
    for await (const { name, data } of readEventStream(body)) {
      const content: unknown = JSON.parse(data);
      if (name === 'delta') onPiece(textOf(content, 'text'));
      else if (name === 'restart') onPiece(null);
      else if (name === 'failed') throw new Error(textOf(content, 'message') || NO_REPLY_MESSAGE);
      else if (name === 'done') return toAnswer(content, request);
    }
    throw new Error(NO_REPLY_MESSAGE);
  } catch (cause) {
    // What the browser throws when a connection breaks is not worth showing.
    if (cause instanceof TypeError || (cause instanceof DOMException && !signal.aborted)) {
      throw new ApiRequestError('Network error: Unable to connect to server', null);
    }
    throw cause;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

async function open(
  request: ChatMessageRequest,
  signal: AbortSignal,
  origin: string,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(`${origin}/api/chatbot/stream`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(request),
    credentials: 'omit',
    signal,
  });
  if (response.status === 404 || response.status === 405) {
    await response.body?.cancel();
    throw new NoStream();
  }
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as Partial<ApiErrorBody> | null;
    const text = body?.message || body?.error || 'Server error';
    throw new ApiRequestError(`API Error (${response.status}): ${text}`, response.status, body);
  }
  if (response.body === null) throw new Error(NO_REPLY_MESSAGE);
  return response.body;
}

function textOf(content: unknown, name: string): string {
  const value = (content as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
}
