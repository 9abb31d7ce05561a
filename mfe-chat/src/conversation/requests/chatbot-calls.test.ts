import { type ApiClient, ApiRequestError, createApiClient } from '@northloop/kit';
import { listen } from '@northloop/testing/vitest';
import { beforeEach, describe, expect, it } from 'vitest';
import { askAssistant, fetchHistory, NO_REPLY_MESSAGE } from './chatbot-calls';

const ID = 'conv_1700000000000_0123456789abcdef0123456789abcdef';
const TIMESTAMP = '2025-03-01T10:00:01.000Z';

let api: ApiClient;
let answer: { status: number; body: unknown };
let asked: { method: string | undefined; path: string; body: string }[];

beforeEach(async () => {
  asked = [];
  const origin = await listen(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    asked.push({ method: request.method, path: request.url?.split('?')[0] ?? '', body });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  api = createApiClient(origin);
});

describe('askAssistant', () => {
  const ask = () =>
    askAssistant(api, { message: 'Hi', conversationId: ID }, new AbortController().signal);

  it('posts message and conversation, and gives the reply', async () => {
    const body = { success: true, response: 'Hello', timestamp: TIMESTAMP, conversationId: ID };
    answer = { status: 200, body };
    expect(await ask()).toEqual(body);
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/api/chatbot/message',
        body: JSON.stringify({ message: 'Hi', conversationId: ID }),
      },
    ]);
  });

  it.each([
    { success: false, response: '', timestamp: TIMESTAMP, conversationId: ID },
    { success: true, timestamp: TIMESTAMP, conversationId: ID },
    null,
    'maintenance',
  ])('takes %j for no reply', async (body) => {
    answer = { status: 200, body };
    await expect(ask()).rejects.toThrow(NO_REPLY_MESSAGE);
  });

  it('passes on what the API says when it refuses', async () => {
    answer = { status: 429, body: { error: 'RATE_LIMITED', message: 'Try again in a minute.' } };
    await expect(ask()).rejects.toThrow('API Error (429): Try again in a minute.');
  });
});

describe('fetchHistory', () => {
  it('gives the messages of the conversation', async () => {
    const messages = [{ content: 'Hi', isBot: false, timestamp: TIMESTAMP }];
    answer = {
      status: 200,
      body: { success: true, conversation: { conversationId: ID, messages } },
    };
    expect(await fetchHistory(api, ID)).toEqual({ messages, streams: false });
    expect(asked).toEqual([{ method: 'GET', path: `/api/chatbot/history/${ID}`, body: '' }]);
  });

  it('fails on an error and on an answer without messages', async () => {
    answer = { status: 500, body: { error: 'INTERNAL' } };
    await expect(fetchHistory(api, ID)).rejects.toBeInstanceOf(ApiRequestError);
    answer = { status: 200, body: { success: true } };
    await expect(fetchHistory(api, ID)).rejects.toThrow('not a conversation');
  });
});
