import { describe, expect, it } from 'vitest';
import { ModelError } from './model-error.js';
import { readEvents } from './read-events.js';

/** A body whose bytes arrive in these pieces. It then ends or stalls. */
const bodyOf = (pieces: Iterable<string | Uint8Array>, { ends = true } = {}) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      }
      if (ends) controller.close();
    },
  });

async function read(body: ReadableStream<Uint8Array>, stallMs = 10_000): Promise<string[]> {
  const events: string[] = [];
  for await (const data of readEvents(body, stallMs)) events.push(data);
  return events;
}

describe('readEvents', () => {
  it.each<[string, string, string[]]>([
    ['events', 'data: {"n":1}\n\ndata:{"n":2}\n\n', ['{"n":1}', '{"n":2}']],
    ['lines that end as on Windows', 'data: a\r\n\r\ndata: b\r\n\r\n', ['a', 'b']],
    ['data of several lines', 'data: a\ndata: b\n\n', ['a\nb']],
    ['other fields and comments', ': hello\n\nevent: delta\nid: 1\ndata: a\n\n', ['a']],
    ['a last event without an empty line', 'data: a\n\ndata: [DONE]', ['a', '[DONE]']],
    ['letters of several bytes', 'data: Zürich – 10 €\n\n', ['Zürich – 10 €']],
    ['nothing', '', []],
  ])('reads %s, at once and byte by byte', async (_, text, events) => {
    await expect(read(bodyOf([text]))).resolves.toEqual(events);
    const bytes = [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));
    await expect(read(bodyOf(bytes))).resolves.toEqual(events);
  });

  it('gives up on an event that has no end', async () => {
    const endless = Array.from({ length: 20 }, () => 'x'.repeat(10_000));
    const failure = await read(bodyOf(['data: ', ...endless])).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModelError);
    expect(failure).toHaveProperty('failure', 'malformed');
  });

  it('reads long replies of short events', async () => {
    const pieces = Array.from({ length: 20 }, () => `data: ${'x'.repeat(10_000)}\n\n`);
    await expect(read(bodyOf(pieces))).resolves.toHaveLength(20);
  });

  it('gives up when the bytes stop coming, after what has come', async () => {
    const events: string[] = [];
    const reading = (async () => {
      for await (const data of readEvents(bodyOf(['data: a\n\n'], { ends: false }), 50)) {
        events.push(data);
      }
    })();
    await expect(reading).rejects.toHaveProperty('failure', 'stalled');
    expect(events).toEqual(['a']);
  });
});
