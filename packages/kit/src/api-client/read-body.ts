import { ApiRequestError } from './api-request-error';

/**
 * Yields the text of a body as it arrives.
 * @param letGo ends the call when the reader stops: axios reads ahead and would first wait for the next piece.
 * @throws ApiRequestError if the connection breaks, or the call is cancelled or takes too long.
 */
export async function* readPieces(
  body: ReadableStream<Uint8Array> | null,
  letGo: () => void,
): AsyncGenerator<string, void> {
  const reader = body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw ApiRequestError.ofNetwork();
      });
      const text = decoder.decode(value, { stream: !done });
      if (text !== '') yield text;
      if (done) return;
    }
  } finally {
    letGo();
  }
}
