import type { MockupProgress } from '@northloop/contracts';
import type { ApiStream } from '@northloop/kit';
import { readEventStream } from '@northloop/kit/api-client/read-event-stream';
import { readWhole } from '@northloop/kit/api-client/read-whole';
import { fields, parseJson, wholeNumber } from './json-fields';

/** The server's answer, from either response format. */
export interface Answer {
  /** Whether the content should be a mockup; otherwise it contains the reason for the failure. */
  ok: boolean;
  /** The answer's JSON value; undefined if it is not valid JSON. */
  content: unknown;
}

/**
 * Reads an answer that arrives either as a single JSON body or as events that report progress first.
 * @throws {Error} when the connection breaks or the events end without an answer
 */
export async function readAnswer(
  { contentType, pieces }: ApiStream,
  onProgress: (progress: MockupProgress) => void,
): Promise<Answer> {
  if (!contentType.startsWith('text/event-stream')) {
    return { ok: true, content: parseJson(await readWhole(pieces)) };
  }
  for await (const { name, data } of readEventStream(pieces)) {
    const content = parseJson(data);
    if (name === 'result' || name === 'failed') return { ok: name === 'result', content };
    const progress = name === 'progress' ? readProgress(content) : null;
    if (progress) onProgress(progress);
  }
  throw new Error('The event stream ended without a result');
}

/** Null for a report that cannot be displayed. */
function readProgress(content: unknown): MockupProgress | null {
  const { written, of } = fields(content);
  const total = wholeNumber(of);
  return total > 0 ? { written: Math.min(wholeNumber(written), total), of: total } : null;
}
