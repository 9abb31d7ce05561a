import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { MockupProgress } from '@northloop/contracts';
import { type ApiClient, createApiClient } from '@northloop/kit';
import { listen } from '@northloop/testing/vitest';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleResponse } from '../../testing/sample-response';
import { GENERIC_FAILURE, requestMockup } from './request-mockup';

let api: ApiClient;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  const origin = await listen((request, response) => {
    request.resume();
    response.setHeader('content-type', 'text/event-stream; charset=utf-8');
    answer(response);
  });
  api = createApiClient(origin);
});

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

async function ask(signal?: AbortSignal) {
  const steps: MockupProgress[] = [];
  const result = await requestMockup(
    api,
    { companyName: 'Elm' },
    { onProgress: (step) => steps.push(step), ...(signal && { signal }) },
  );
  return { result, steps };
}

describe('requestMockup, answered with events', () => {
  it('tells each step and gives the mockup at the end', async () => {
    answer = (response) => {
      const events = Buffer.from(
        [
          event('progress', { written: 1, of: 3 }),
          ': wait\n\n',
          event('another', {}),
          event('progress', 'nonsense'),
          event('progress', { written: 1, of: 0 }),
          event('progress', { written: 9, of: 3 }),
          event('result', sampleResponse()),
        ].join(''),
      );
      for (let at = 0; at < events.length; at += 50) response.write(events.subarray(at, at + 50));
      response.end();
    };
    expect(await ask()).toEqual({
      result: sampleResponse(),
      steps: [
        { written: 1, of: 3 },
        { written: 3, of: 3 },
      ],
    });
  });

  it('needs no more than the result', async () => {
    answer = (response) => response.end(event('result', sampleResponse()));
    expect(await ask()).toEqual({ result: sampleResponse(), steps: [] });
  });

  it.each([
    ['ends without an answer', event('progress', { written: 1, of: 3 }), GENERIC_FAILURE],
    ['tells of a failure', event('failed', { error: 'INTERNAL', message: 'Sorry.' }), 'Sorry.'],
    ['tells of a failure without words', event('failed', {}), GENERIC_FAILURE],
    ['sends half a result', event('result', { mockup: {} }), 'Invalid response format'],
    ['sends a result that is no JSON', 'event: result\ndata: {"mo\n\n', 'Invalid response format'],
  ])('fails when the server %s', async (_, sent, message) => {
    answer = (response) => response.end(sent);
    await expect(ask()).rejects.toThrow(message);
  });

  it('fails when the connection breaks', async () => {
    answer = (response) => {
      response.write(event('progress', { written: 1, of: 3 }));
      setTimeout(() => response.destroy(), 20);
    };
    await expect(ask()).rejects.toThrow(GENERIC_FAILURE);
  });

  it('waits half a minute for the result, however many steps come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const begun = new Promise<ServerResponse>((resolve) => {
        answer = (response) => {
          response.write(event('progress', { written: 1, of: 3 }));
          resolve(response);
        };
      });
      let failure: unknown;
      const asked = ask().catch((cause: unknown) => {
        failure = cause;
      });
      const response = await begun;
      vi.advanceTimersByTime(29_999);
      response.write(event('progress', { written: 2, of: 3 }));
      await new Promise((resolve) => setImmediate(resolve));
      expect(failure).toBeUndefined();
      vi.advanceTimersByTime(1);
      await asked;
      expect(failure).toMatchObject({ message: GENERIC_FAILURE });
    } finally {
      vi.useRealTimers();
    }
  });

  it('lets go of the connection when it is given up', async () => {
    const stop = new AbortController();
    let closed: Promise<unknown> | undefined;
    answer = (response) => {
      closed = once(response, 'close');
      response.write(event('progress', { written: 1, of: 3 }));
      setTimeout(() => stop.abort(), 20);
    };
    await expect(ask(stop.signal)).rejects.toThrow(GENERIC_FAILURE);
    await closed;
  });
});
