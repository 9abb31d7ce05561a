import type { ChatHistoryResponse, ChatMessageResponse } from '@northloop/contracts';
import { expect, it } from 'vitest';
import { readEnvironment } from '../config/environment.js';
import { describeApi } from '../testing/describe-api.js';
import { createConversationId } from './conversation-id.js';

it('makes ids whose random part is 128 bits and tells nothing of the next', () => {
  const ids = Array.from({ length: 2000 }, () => createConversationId());
  const randoms = ids.map((id) => /^conv_\d+_([0-9a-f]{32})$/.exec(id)?.[1] ?? '');
  expect(new Set(randoms).size).toBe(ids.length);
  // Each of the 128 bits is set in about half of the ids, so none is fixed or counts up.
  for (let bit = 0; bit < 128; bit += 1) {
    const digit = Math.floor(bit / 4);
    const mask = 1 << (bit % 4);
    const set = randoms.filter((random) => Number.parseInt(random[digit] ?? '0', 16) & mask).length;
    expect(set, `bit ${bit}`).toBeGreaterThan(800);
    expect(set, `bit ${bit}`).toBeLessThan(1200);
  }
});

await describeApi('the privacy of a conversation', (api) => {
  const say = async (message: string, conversationId: string) =>
    (await api().post('/chatbot/message', { message, conversationId })).body as ChatMessageResponse;
  const historyOf = async (id: string) =>
    ((await api().get(`/chatbot/history/${id}`)).body as ChatHistoryResponse).conversation.messages;

  it('is not found by its time, by another’s random part or by a wildcard', async () => {
    const id = createConversationId();
    await say('My secret is rye', id);
    const [, time = '', random = ''] = id.split('_');
    const guesses = [
      `conv_${time}_${'0'.repeat(32)}`,
      `conv_${Number(time) + 1}_${random}`,
      `conv_${time}_${random.toUpperCase().replace(/[0-9]/g, '0').toLowerCase()}`,
      id.slice(0, -1),
    ].filter((guess) => guess !== id);
    for (const guess of guesses) expect(await historyOf(guess), guess).toEqual([]);
    for (const guess of [`conv_${time}_%25`, `conv_${time}_`, '*']) {
      expect((await api().get(`/chatbot/history/${guess}`)).status, guess).toBe(400);
    }
  });

  it('answers a wrong id just as one that nobody has used', async () => {
    const [used, unused] = [createConversationId(), createConversationId()];
    await say('Hello', used);
    await fetch(`${api().url}/chatbot/history/${used}`, { method: 'DELETE' });
    const [deleted, unknown] = await Promise.all(
      [used, unused].map((id) => api().get(`/chatbot/history/${id}`)),
    );
    expect(deleted?.status).toBe(unknown?.status);
    expect(JSON.stringify(deleted?.body).replaceAll(used, 'ID')).toBe(
      JSON.stringify(unknown?.body).replaceAll(unused, 'ID'),
    );
  });

  it('lends nothing of itself to another: not its words, and not its subject', async () => {
    const [mine, other] = [createConversationId(), createConversationId()];
    await say('I want an online store for my secret candle brand Lumen', mine);
    const told = await say('How long would that take?', mine);
    expect(told.response).toContain('eight to fourteen weeks');
    for (const question of ['How long would that take?', 'What did the others ask you?']) {
      const answer = JSON.stringify(await say(question, other));
      expect(answer).not.toMatch(/Lumen|candle/);
      expect(answer).not.toContain('A new online store usually takes');
    }
    expect(JSON.stringify(await historyOf(other))).not.toContain('Lumen');
  });
});

const limits = { ...readEnvironment({}).rateLimits, chat: 3, read: 3, windowSeconds: 60 };

await describeApi(
  'the limits of the chat',
  (api) => {
    const statusesOf = async (call: () => Promise<{ status: number }>) => {
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await call()).status);
      return statuses;
    };
    const headers = { 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' };
    const body = JSON.stringify({ message: 'Hello' });

    it.each([
      ['messages', 'POST', '/chatbot/message'],
      ['streams', 'POST', '/chatbot/stream'],
      ['histories', 'GET', '/chatbot/history/'],
      ['deletions', 'DELETE', '/chatbot/history/'],
    ])('hold for %s, whatever id is tried', async (_, method, path) => {
      const statuses = await statusesOf(async () => {
        const address = path.endsWith('/') ? `${path}${createConversationId()}` : path;
        const response = await fetch(`${api().url}${address}`, {
          method,
          headers,
          ...(method === 'POST' && { body }),
        });
        await response.text();
        return response;
      });
      expect(statuses).toEqual([200, 200, 200, 429]);
    });
  },
  { rateLimits: limits, trustProxyHops: 1 },
);
