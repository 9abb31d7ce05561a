import { createParser } from 'eventsource-parser';
import { ModelError } from './model-error.js';

/** Longest event that is read, in characters, so that a faulty server cannot fill the memory. */
const EVENT_LENGTH = 100_000;

/**
 * The data of each server-sent event of a response. Unlike a browser, it accepts a last event without the empty line
 * after it, which some servers leave out.
 * @param stallMs longest wait for the next bytes
 * @throws ModelError if the bytes stop coming, or an event is too long
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  stallMs: number,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  let unfinished = 0;
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), stallMs);
      const text = done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true });
      parser.feed(text);
      unfinished = events.length > 0 ? 0 : unfinished + text.length;
      yield* events;
      events = [];
      if (done) return;
      if (unfinished > EVENT_LENGTH) throw new ModelError('malformed', 'An event is too long');
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
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
