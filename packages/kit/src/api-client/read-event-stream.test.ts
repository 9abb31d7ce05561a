import { describe, expect, it } from 'vitest';
import { readEventStream, type ServerEvent } from './read-event-stream';

/** Splits a text into pieces of the given length; `onEnd` is called when the reader stops. */
async function* cut(text: string, length: number, onEnd = () => {}): AsyncGenerator<string> {
  try {
    for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
  } finally {
    onEnd();
  }
}

async function read(pieces: AsyncIterable<string>): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEventStream(pieces)) events.push(event);
  return events;
}

const TEXT = 'event: progress\ndata: {"a":"Grüße"}\n\n: wait\n\ndata: plain\n\n';
const EVENTS = [
  { name: 'progress', data: '{"a":"Grüße"}' },
  { name: 'message', data: 'plain' },
];

describe('readEventStream', () => {
  it.each([1, 2, 3, 7, 1000])('reads events in pieces of %i characters', async (length) => {
    expect(await read(cut(TEXT, length))).toEqual(EVENTS);
  });

  it.each([1, 2, 5])('takes the other line ends, in pieces of %i characters', async (length) => {
    expect(await read(cut(TEXT.replaceAll('\n', '\r\n'), length))).toEqual(EVENTS);
  });

  it('takes a last event without its blank line', async () => {
    expect(await read(cut(TEXT.trimEnd(), 5))).toEqual(EVENTS);
  });

  it('reads nothing from a text without events', async () => {
    expect(await read(cut(': wait\n\n', 3))).toEqual([]);
    expect(await read(cut('', 1))).toEqual([]);
  });

  it('lets go of the text once nobody reads on', async () => {
    let isEnded = false;
    const pieces = cut(TEXT.repeat(3), 4, () => {
      isEnded = true;
    });
    for await (const event of readEventStream(pieces)) {
      expect(event).toEqual(EVENTS[0]);
      break;
    }
    expect(isEnded).toBe(true);
  });
});
