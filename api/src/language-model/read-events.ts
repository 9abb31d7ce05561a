import { ModelError } from './model-error.js';

/** Longest event that is read, in characters: a server gone wild must not fill the memory. */
const EVENT_LENGTH = 100_000;

/**
 * The data of each server-sent event of a response.
 * @param stallMs longest wait for the next bytes
 * @throws ModelError when the bytes stop coming, or an event has no end
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  stallMs: number,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = '';
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), stallMs);
      pending += decoder.decode(value, { stream: !done }).replace(/\r\n?/g, '\n');
      const events = pending.split('\n\n');
      pending = events.pop() ?? '';
      for (const event of events) yield* dataOf(event);
      if (done) {
        yield* dataOf(pending);
        return;
      }
      if (pending.length > EVENT_LENGTH) throw new ModelError('malformed', 'An event is too long');
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function* dataOf(event: string): Generator<string> {
  const data = event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim());
  if (data.length > 0) yield data.join('\n');
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const stall = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ModelError('stalled', `Nothing came for ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, stall]);
  } finally {
    clearTimeout(timer);
  }
}
