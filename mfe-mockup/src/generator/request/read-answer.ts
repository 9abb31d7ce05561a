import type { MockupProgress } from '@northloop/contracts';
import type { ApiStream } from '@northloop/kit';
import { readEventStream } from '@northloop/kit/api-client/read-event-stream';
import { fields, parseJson, wholeNumber } from './json-fields';

/** What a server answered, however it came. */
export interface Answer {
  /** Whether the content is meant to be a mockup; otherwise it says why there is none. */
  ok: boolean;
  /** Value of the answer's JSON; undefined when it is no JSON. */
  content: unknown;
}

/**
 * Reads an answer that comes as a whole, or as events that report progress before it.
 * @throws {Error} when the connection breaks or the events end without an answer
 */
export async function readAnswer(
  { contentType, pieces }: ApiStream,
  onProgress: (progress: MockupProgress) => void,
): Promise<Answer> {
  if (!contentType.startsWith('text/event-stream')) {
    return { ok: true, content: parseJson(await wholeText(pieces)) };
  }
  for await (const { name, data } of readEventStream(pieces)) {
    const content = parseJson(data);
    if (name === 'result' || name === 'failed') return { ok: name === 'result', content };
    const progress = name === 'progress' ? readProgress(content) : null;
    if (progress) onProgress(progress);
  }
  throw new Error('The event stream ended without a result');
}

async function wholeText(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

/** Null for a report that cannot be drawn. */
function readProgress(content: unknown): MockupProgress | null {
  const { written, of } = fields(content);
  const total = wholeNumber(of);
  return total > 0 ? { written: Math.min(wholeNumber(written), total), of: total } : null;
}
