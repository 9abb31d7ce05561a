import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { ChatHistoryResponse } from '@northloop/contracts';
import { type ListeningServer, listen } from '@northloop/testing/listen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.js';
import { createConversationId } from '../conversation-id.js';

const piece = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const END = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\n`;

let api: TestApi;
let say: (response: ServerResponse) => void;
let model: ListeningServer;

beforeAll(async () => {
  model = await listen((request, response) => {
    request.resume();
    response.setHeader('content-type', 'text/event-stream');
    say(response);
  });
  api = await startTestApi(
    { name: 'PGlite', databaseUrl: undefined, databaseSchema: undefined },
    {
      chat: {
        hasEncoder: true,
        siteContent: undefined,
        model: {
          kind: 'openai',
          baseUrl: model.origin,
          apiKey: undefined,
          model: 'small',
          timeoutMs: 5_000,
          stallMs: 5_000,
        },
      },
    },
  );
});

afterAll(async () => {
  await api.stop();
  await model.close();
});

const ask = (conversationId: string, signal?: AbortSignal) =>
  fetch(`${api.url}/chatbot/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'do you do accessibility audits', conversationId }),
    ...(signal !== undefined && { signal }),
  });

const historyOf = async (id: string) =>
  ((await api.get(`/chatbot/history/${id}`)).body as ChatHistoryResponse).conversation.messages;

it('passes on each sentence while the next is still to come', async () => {
  let goOn = () => {};
  say = (response) => {
    response.write(piece('We check every launch. And '));
    goOn = () => response.end(piece('then we talk.') + END);
  };
  const id = createConversationId();
  const reader = (await ask(id)).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(
    'event: delta\ndata: {"text":"We check every launch. "}\n\n',
  );
  goOn();
  let rest = '';
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    rest += next.value;
  }
  expect(rest).toContain('event: delta\ndata: {"text":"And then we talk."}');
  expect(rest).toContain('event: done\ndata: {"success":true');
  expect((await historyOf(id)).map(({ content }) => content)).toEqual([
    'do you do accessibility audits',
    'We check every launch. And then we talk.',
  ]);
});

it('ends the call to the model and stores nothing when the visitor leaves', async () => {
  let closed: Promise<unknown> | undefined;
  say = (response) => {
    closed = once(response, 'close');
    response.write(piece('We check every launch. And '));
  };
  const id = createConversationId();
  const leave = new AbortController();
  const response = await ask(id, leave.signal);
  await response.body?.getReader().read();
  leave.abort();
  await closed;
  expect(await historyOf(id)).toEqual([]);
  expect(api.log.join('')).not.toContain('"level":"error"');
});

it('tells the panel that replies come in pieces', async () => {
  expect((await api.get(`/chatbot/history/${createConversationId()}`)).body).toMatchObject({
    streams: true,
  });
});

// Must be the last test, because the engine does not call a model for a while after a failure.
it('keeps the turn when the model fails in the middle of it', async () => {
  say = (response) => {
    response.write(piece('We check every launch. And '));
    setTimeout(() => response.destroy(), 50);
  };
  const id = createConversationId();
  const events = await (await ask(id)).text();
  expect(events.match(/^event: \w+/gm)).toEqual([
    'event: delta',
    'event: restart',
    'event: delta',
    'event: done',
  ]);
  const [, reply] = await historyOf(id);
  expect(reply?.content).toContain('WCAG');
});
