import { describe, expect, it } from 'vitest';
import { readEventStream, type ServerEvent } from './read-event-stream';

/** A body that comes in the given pieces; `onCancel` hears when its reader lets go of it. */
function bodyOf(pieces: readonly Uint8Array[], onCancel = () => {}): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream({
    pull(controller) {
      const piece = pieces[next++];
      if (piece === undefined) controller.close();
      else controller.enqueue(piece);
    },
    cancel: onCancel,
  });
}

function cut(text: string, length: number): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  return Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  );
}

async function read(body: ReadableStream<Uint8Array>): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEventStream(body)) events.push(event);
  return events;
}

const TEXT = 'event: progress\ndata: {"a":"Grüße 🥐"}\n\n: wait\n\ndata: plain\n\n';
const EVENTS = [
  { name: 'progress', data: '{"a":"Grüße 🥐"}' },
  { name: 'message', data: 'plain' },
];

describe('readEventStream', () => {
  it.each([1, 2, 3, 7, 1000])('reads events that come in pieces of %i bytes', async (length) => {
    expect(await read(bodyOf(cut(TEXT, length)))).toEqual(EVENTS);
  });

  it.each([1, 2, 5])('takes the other line ends, in pieces of %i bytes', async (length) => {
    expect(await read(bodyOf(cut(TEXT.replaceAll('\n', '\r\n'), length)))).toEqual(EVENTS);
  });

  it('takes a last event without its blank line', async () => {
    expect(await read(bodyOf(cut(TEXT.trimEnd(), 5)))).toEqual(EVENTS);
  });

  it('reads nothing from a body without events', async () => {
    expect(await read(bodyOf(cut(': wait\n\n', 3)))).toEqual([]);
    expect(await read(bodyOf([]))).toEqual([]);
  });

  it('lets go of the body once nobody reads on', async () => {
    let isCanceled = false;
    const body = bodyOf(cut(TEXT.repeat(3), 4), () => {
      isCanceled = true;
    });
    for await (const event of readEventStream(body)) {
      expect(event).toEqual(EVENTS[0]);
      break;
    }
    expect(isCanceled).toBe(true);
  });
});
