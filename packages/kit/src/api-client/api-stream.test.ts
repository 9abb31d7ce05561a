import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '@northloop/testing/vitest';
import { describe, expect, it, vi } from 'vitest';
import type { ApiClient, ApiStream } from './api-client';
import { ApiRequestError } from './api-request-error';
import { createApiClient } from './create-api-client';

/** A client of an API that answers with the given listener. */
const clientOf = async (
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<ApiClient> =>
  createApiClient(
    await listen((request, response) => {
      request.resume();
      answer(response, request);
    }),
  );

async function textOf({ pieces }: ApiStream): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

describe('an answer in pieces', () => {
  it('arrives before the server has ended it, and keeps letters whole', async () => {
    let end = () => {};
    const api = await clientOf((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      const bytes = Buffer.from('data: Grüße\n\n');
      response.write(bytes.subarray(0, 9));
      end = () => response.end(bytes.subarray(9));
    });
    const { contentType, pieces } = await api.stream('/api/chatbot/stream', { message: 'Hi' });
    expect(contentType).toBe('text/event-stream; charset=utf-8');
    const read = pieces[Symbol.asyncIterator]();
    expect(await read.next()).toEqual({ done: false, value: 'data: Gr' });
    end();
    expect(await read.next()).toEqual({ done: false, value: 'üße\n\n' });
    expect((await read.next()).done).toBe(true);
  });

  it('fails with the body of a refusal', async () => {
    const body = { error: 'RATE_LIMITED', message: 'Slow down.' };
    const api = await clientOf((response) => response.writeHead(429).end(JSON.stringify(body)));
    const call = api.stream('/api/chatbot/stream', {});
    await expect(call).rejects.toBeInstanceOf(ApiRequestError);
    await expect(call).rejects.toMatchObject({
      message: 'API Error (429): Slow down.',
      status: 429,
      body,
    });
  });

  it('fails with the text of a refusal that is no error body', async () => {
    const api = await clientOf((response) => response.writeHead(502).end('Out of ink'));
    await expect(api.stream('/api/mockup/generate', {})).rejects.toMatchObject({
      message: 'API Error (502): Server error',
      body: null,
      text: 'Out of ink',
    });
  });

  it('ends in an error when the connection breaks', async () => {
    let breakOff = () => {};
    const api = await clientOf((response) => {
      response.write('half');
      breakOff = () => response.destroy();
    });
    const stream = await api.stream('/api/mockup/generate', {});
    const text = textOf(stream);
    breakOff();
    await expect(text).rejects.toThrow('Network error: Unable to connect to server');
  });

  it('lets go of the connection when nobody reads on', async () => {
    let closed: Promise<unknown> | undefined;
    const api = await clientOf((response) => {
      closed = once(response, 'close');
      response.write('first');
    });
    const { pieces } = await api.stream('/api/chatbot/stream', {});
    for await (const piece of pieces) {
      expect(piece).toBe('first');
      break;
    }
    await closed;
  });
});

describe('a deletion', () => {
  it('goes out with its headers, and outlives its page', async () => {
    const arrived: { method: string | undefined; headers: IncomingHttpHeaders }[] = [];
    const keepalive: boolean[] = [];
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (request: Request, options?: RequestInit) => {
      keepalive.push(request.keepalive);
      return real(request, options);
    });
    try {
      const api = await clientOf((response, { method, headers }) => {
        arrived.push({ method, headers });
        response.writeHead(204).end();
      });
      await api.delete('/api/mockup/abc', { headers: { 'X-Delete-Key': 'k' } });
    } finally {
      vi.unstubAllGlobals();
    }
    expect(arrived).toEqual([
      { method: 'DELETE', headers: expect.objectContaining({ 'x-delete-key': 'k' }) },
    ]);
    expect(arrived[0]?.headers['user-agent']).not.toMatch(/axios/);
    expect(keepalive).toEqual([true]);
  });

  it('fails with what the API says', async () => {
    const api = await clientOf((response) =>
      response.writeHead(403).end(JSON.stringify({ message: 'Wrong key' })),
    );
    await expect(api.delete('/api/mockup/abc')).rejects.toMatchObject({
      message: 'API Error (403): Wrong key',
      status: 403,
    });
  });
});

it('finds the API where the page says, asked with the first call', async () => {
  const origin = await listen((_, response) => response.end('{"status":"OK"}'));
  let page = 'http://127.0.0.1:9';
  const api = createApiClient(() => page);
  page = origin;
  await expect(api.get('/api/health')).resolves.toEqual({ status: 'OK' });
});
