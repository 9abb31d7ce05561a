import type { ChatMessageRequest, ChatMessageResponse } from '@northloop/contracts';
import { type ApiClient, ApiRequestError } from '@northloop/kit';
import { readEventStream } from '@northloop/kit/api-client/read-event-stream';
import { NO_REPLY_MESSAGE, toAnswer } from './chatbot-calls';

/** Thrown when the server has no streaming endpoint. The question was not asked yet, so use the plain call instead. */
export class NoStream extends Error {
  override readonly name = 'NoStream';
}

/** Statuses of a server that does not know the endpoint or the method. */
const WITHOUT_STREAM = [404, 405];

/**
 * Asks the assistant and streams the reply.
 * @param onPiece gets the next piece of the reply; null means that the earlier pieces are discarded
 * @throws NoStream when the server has no streaming endpoint; ApiRequestError when the call fails; Error when no reply
 * comes
 */
export async function streamAssistant(
  api: Pick<ApiClient, 'stream'>,
  request: ChatMessageRequest,
  signal: AbortSignal,
  onPiece: (text: string | null) => void,
): Promise<ChatMessageResponse> {
  const options = { signal, headers: { Accept: 'text/event-stream' } };
  const { pieces } = await api
    .stream('/api/chatbot/stream', request, options)
    .catch((cause: unknown) => {
      const status = cause instanceof ApiRequestError ? cause.status : null;
      throw status !== null && WITHOUT_STREAM.includes(status) ? new NoStream() : cause;
    });
  for await (const { name, data } of readEventStream(pieces)) {
    const content: unknown = JSON.parse(data);
    if (name === 'delta') onPiece(textOf(content, 'text'));
    else if (name === 'restart') onPiece(null);
    else if (name === 'failed') throw new Error(textOf(content, 'message') || NO_REPLY_MESSAGE);
    else if (name === 'done') return toAnswer(content, request);
  }
  throw new Error(NO_REPLY_MESSAGE);
}

function textOf(content: unknown, name: string): string {
  const value = (content as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
}
