import type { ChatHistoryResponse, ChatMessageResponse } from '@northloop/contracts';
import { CONVERSATION_ID_PATTERN } from '@northloop/contracts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { conversations } from '../database/schema.js';
import { createQuote } from '../quote/create-quote.js';
import { describeApi } from '../testing/describe-api.js';
import { createConversationId } from './conversation-id.js';

await describeApi('chatbot', (api) => {
  const say = async (message: string, conversationId?: string) =>
    (await api().post('/chatbot/message', { message, conversationId })).body as ChatMessageResponse;

  it('answers and makes a conversation id for a client without one', async () => {
    const answer = await say('What services do you offer?');
    expect(answer.success).toBe(true);
    expect(answer.response).toContain('web design');
    expect(answer.conversationId).toMatch(CONVERSATION_ID_PATTERN);
    expect(new Date(answer.timestamp).toISOString()).toBe(answer.timestamp);
  });

  it('keeps the history in order', async () => {
    const conversationId = createConversationId();
    const first = await say('Hello', conversationId);
    const second = await say('Where is your office?', conversationId);
    const { body } = await api().get(`/chatbot/history/${conversationId}`);
    expect((body as ChatHistoryResponse).conversation).toEqual({
      conversationId,
      messages: [
        { content: 'Hello', isBot: false, timestamp: expect.any(String) },
        { content: first.response, isBot: true, timestamp: first.timestamp },
        { content: 'Where is your office?', isBot: false, timestamp: expect.any(String) },
        { content: second.response, isBot: true, timestamp: second.timestamp },
      ],
    });
  });

  it('knows in the second turn what the first was about, until the conversation is deleted', async () => {
    const conversationId = createConversationId();
    const store = await say('How much is an online store?', conversationId);
    expect(store.response).toContain(
      createQuote({ websiteType: 'ecommerce', features: [], pages: undefined }).total_cost,
    );
    const withBooking = createQuote({
      websiteType: 'ecommerce',
      features: ['Online booking'],
      pages: undefined,
    });
    const second = await say('and with online booking?', conversationId);
    expect(second.response).toContain(withBooking.total_cost);
    const stateOf = async () =>
      (
        await api()
          .database.select({ state: conversations.state })
          .from(conversations)
          .where(eq(conversations.id, conversationId))
      )[0]?.state;
    expect(await stateOf()).toMatchObject({
      asked: 'price',
      project: { kind: 'ecommerce', features: ['Online booking'] },
    });

    await fetch(`${api().url}/chatbot/history/${conversationId}`, { method: 'DELETE' });
    expect(await stateOf()).toBeNull();
    const later = await say('and with online booking?', conversationId);
    expect(later.response).not.toContain(withBooking.total_cost);
  });

  it('keeps questions and answers paired when a visitor sends two at once', async () => {
    const conversationId = createConversationId();
    await Promise.all([say('Hello', conversationId), say('Are you hiring?', conversationId)]);
    const { body } = await api().get(`/chatbot/history/${conversationId}`);
    const { messages } = (body as ChatHistoryResponse).conversation;
    expect(messages.map((message) => message.isBot)).toEqual([false, true, false, true]);
  });

  it('has nothing to tell about an unknown conversation', async () => {
    const conversationId = createConversationId();
    expect(await api().get(`/chatbot/history/${conversationId}`)).toMatchObject({
      status: 200,
      body: { success: true, conversation: { conversationId, messages: [] } },
    });
  });

  it('takes the shorter ids of other clients', async () => {
    const conversationId = 'conv_1700000000000_k3x9q2z7a';
    const { status, body } = await api().post('/chatbot/message', {
      message: 'Hi',
      conversationId,
    });
    expect([status, body]).toMatchObject([200, { conversationId }]);
    expect(await api().get(`/chatbot/history/${conversationId}`)).toMatchObject({
      body: { conversation: { messages: [{ isBot: false }, { isBot: true }] } },
    });
  });

  it.each(['conv_1', 'x', 'conv_1700000000000_short', '%27%20or%201=1'])(
    'refuses the conversation id %s',
    async (id) => {
      expect(await api().get(`/chatbot/history/${id}`)).toMatchObject({
        status: 400,
        body: { error: 'VALIDATION_FAILED', message: 'Invalid conversation id' },
      });
      expect(
        await api().post('/chatbot/message', { message: 'Hi', conversationId: id }),
      ).toMatchObject({ status: 400, body: { details: [{ field: 'conversationId' }] } });
    },
  );

  it('refuses an empty message', async () => {
    expect(await api().post('/chatbot/message', { message: '  ' })).toMatchObject({
      status: 400,
      body: { message: 'Message is required' },
    });
  });

  it('never logs a conversation id', async () => {
    const conversationId = createConversationId();
    await api().get(`/chatbot/history/${conversationId}`);
    expect(api().log.join('')).not.toContain(conversationId);
  });
});

await describeApi('forgetting a conversation', (api) => {
  const remove = (id: string) => fetch(`${api().url}/chatbot/history/${id}`, { method: 'DELETE' });
  const historyOf = async (id: string) => {
    const { body } = await api().get(`/chatbot/history/${id}`);
    return (body as ChatHistoryResponse).conversation.messages;
  };

  it('deletes what was said, and nothing of another conversation', async () => {
    const [mine, other] = [createConversationId(), createConversationId()];
    await api().post('/chatbot/message', { message: 'Hello', conversationId: mine });
    await api().post('/chatbot/message', { message: 'Hello', conversationId: other });
    const answer = await remove(mine);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(await historyOf(mine)).toEqual([]);
    expect(await historyOf(other)).toHaveLength(2);
  });

  it('is final: what is said later goes into a conversation of its own', async () => {
    const id = createConversationId();
    await remove(id);
    const { body } = await api().post('/chatbot/message', { message: 'Hello', conversationId: id });
    const { conversationId } = body as ChatMessageResponse;
    expect(conversationId).not.toBe(id);
    expect(await historyOf(id)).toEqual([]);
    expect(await historyOf(conversationId)).toHaveLength(2);
  });

  it('needs a whole id: none can be found by trying', async () => {
    expect((await remove('conv_1700000000000_')).status).toBe(400);
    const id = createConversationId();
    await api().post('/chatbot/message', { message: 'Hello', conversationId: id });
    expect(await historyOf(`${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`)).toEqual([]);
    expect((await api().get('/chatbot/history')).status).toBe(404);
  });
});

await describeApi('the stream', (api) => {
  const ask = (body: unknown, signal?: AbortSignal) =>
    fetch(`${api().url}/chatbot/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal !== undefined && { signal }),
    });

  it('tells a reply that is there at once in one event', async () => {
    const conversationId = createConversationId();
    const response = await ask({ message: 'Are you hiring?', conversationId });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = (await response.text())
      .trim()
      .split('\n\n')
      .map((event) => {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        return { event: name, data: JSON.parse(data ?? 'null') };
      });
    const answer = events.at(-1)?.data as ChatMessageResponse;
    expect(events.map(({ event }) => event)).toEqual(['done']);
    const { body } = await api().get(`/chatbot/history/${conversationId}`);
    expect((body as ChatHistoryResponse).conversation.messages[1]).toEqual({
      content: answer.response,
      isBot: true,
      timestamp: answer.timestamp,
    });
  });

  it('refuses what the plain call refuses, in the same way', async () => {
    const response = await ask({ message: ' ' });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: 'Message is required' },
    ]);
  });
});
