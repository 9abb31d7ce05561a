import type { MockupProgress } from '@northloop/contracts';
import { readEventStream } from '@northloop/kit/api-client/read-event-stream';
import { fields, parseJson, wholeNumber } from './json-fields';

/** What a server answered, however it came. */
export interface Answer {
  /** Whether the body is meant to be a mockup; else it tells why there is none. */
  ok: boolean;
  body: string;
}

/**
 * Reads an answer that comes as a whole, or as events that tell of the progress before it.
 * @throws {Error} when the connection breaks or the events end without an answer
 */
export async function readAnswer(
  response: Response,
  onProgress: (progress: MockupProgress) => void,
): Promise<Answer> {
  const { ok, headers, body } = response;
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!ok || !isStream || body === null) return { ok, body: await response.text() };
  for await (const { name, data } of readEventStream(body)) {
    if (name === 'result' || name === 'failed') return { ok: name === 'result', body: data };
    const progress = name === 'progress' ? readProgress(parseJson(data)) : null;
    if (progress) onProgress(progress);
  }
  throw new Error('The event stream ended without a result');
}

/** Null for what says nothing that could be drawn. */
function readProgress(content: unknown): MockupProgress | null {
  const { written, of } = fields(content);
  const total = wholeNumber(of);
  return total > 0 ? { written: Math.min(wholeNumber(written), total), of: total } : null;
}
