import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type ApiClient, createApiClient } from '@northloop/kit';
import { listen } from '@northloop/testing/vitest';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_REPLY_MESSAGE } from './chatbot-calls';
import { NoStream, streamAssistant } from './stream-assistant';

const ID = 'conv_1700000000000_0123456789abcdef0123456789abcdef';
const ANSWER = { success: true, response: 'Hello there.', timestamp: 'now', conversationId: ID };

let api: ApiClient;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  const origin = await listen((request, response) => {
    request.resume();
    answer(response);
  });
  api = createApiClient(origin);
});

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

async function ask(signal = new AbortController().signal) {
  const pieces: (string | null)[] = [];
  const given = await streamAssistant(api, { message: 'Hi', conversationId: ID }, signal, (text) =>
    pieces.push(text),
  );
  return { given, pieces };
}

describe('streamAssistant', () => {
  it('tells the pieces as they come and gives the whole answer', async () => {
    answer = (response) => {
      const events = [
        event('delta', { text: 'Hel' }),
        ': wait\n\n',
        event('restart', {}),
        event('delta', { text: 'Hello there. Grüße' }),
        event('done', ANSWER),
      ].join('');
      const bytes = Buffer.from(events);
      // Cut at arbitrary places, including inside a two-byte letter.
      for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
      response.end();
    };
    expect(await ask()).toEqual({
      given: ANSWER,
      pieces: ['Hel', null, 'Hello there. Grüße'],
    });
  });

  it('says that there is no stream, so that the plain call can be made', async () => {
    answer = (response) => response.writeHead(404).end('{}');
    await expect(ask()).rejects.toBeInstanceOf(NoStream);
  });

  it('passes on what the API says when it refuses', async () => {
    answer = (response) =>
      response.writeHead(429).end(JSON.stringify({ error: 'RATE_LIMITED', message: 'Slow down.' }));
    await expect(ask()).rejects.toThrow('API Error (429): Slow down.');
  });

  it.each([
    ['ends without an answer', event('delta', { text: 'Hel' }), NO_REPLY_MESSAGE],
    ['tells of a failure', event('failed', { message: 'Try again.' }), 'Try again.'],
    ['answers something else', event('done', { success: false }), NO_REPLY_MESSAGE],
  ])('fails when the server %s', async (_, sent, message) => {
    answer = (response) => response.end(sent);
    await expect(ask()).rejects.toThrow(message);
  });

  it('calls a broken connection a network error', async () => {
    answer = (response) => {
      response.write(event('delta', { text: 'Hel' }));
      setTimeout(() => response.destroy(), 20);
    };
    await expect(ask()).rejects.toThrow('Network error: Unable to connect to server');
  });

  it('lets go of the connection when it is given up', async () => {
    const stop = new AbortController();
    let closed: Promise<unknown> | undefined;
    answer = (response) => {
      closed = once(response, 'close');
      response.write(event('delta', { text: 'Hel' }));
      setTimeout(() => stop.abort(), 20);
    };
    await expect(ask(stop.signal)).rejects.toThrow();
    await closed;
  });
});
