import { describe, expect, it } from 'vitest';
import type { ChatMessage } from './chat-message';
import { type ConversationAction, conversationReducer } from './conversation-reducer';
import {
  awaitsHistory,
  type ConversationState,
  GREETING,
  GREETING_ID,
  holdsOnlyGreeting,
  startConversation,
} from './conversation-state';

const ID = 'conv_1700000000000_0123456789abcdef0123456789abcdef';
const OTHER_ID = 'conv_1700000000001_fedcba9876543210fedcba9876543210';

const question = (id: string, content = 'Hi'): ChatMessage => ({
  id,
  content,
  isBot: false,
  timestamp: '2025-03-01T10:00:00.000Z',
});

const reply = (second: number, content = 'Hello'): ChatMessage => ({
  id: `reply-${second}`,
  content,
  isBot: true,
  timestamp: `2025-03-01T10:00:${String(second).padStart(2, '0')}.000Z`,
});

const fresh = startConversation({ conversationId: ID, isResumed: false });

const after = (state: ConversationState, ...actions: ConversationAction[]) =>
  actions.reduce(conversationReducer, state);

const contents = (state: ConversationState) =>
  state.messages.filter(({ id }) => id !== GREETING_ID).map(({ content }) => content);

const send = (message: ChatMessage, fromDraft = true): ConversationAction => ({
  type: 'sent',
  message,
  fromDraft,
});

const answer = (questionId: string, message: ChatMessage, isSeen = true): ConversationAction => ({
  type: 'replied',
  questionId,
  conversationId: ID,
  reply: message,
  isSeen,
});

describe('a new conversation', () => {
  it('holds just the greeting', () => {
    expect(fresh.messages).toMatchObject([{ id: GREETING_ID, content: GREETING, isBot: true }]);
    expect(holdsOnlyGreeting(fresh)).toBe(true);
    expect(holdsOnlyGreeting(after(fresh, send(question('q'))))).toBe(false);
  });

  it('waits for earlier messages only if it was there before', () => {
    const resumed = startConversation({ conversationId: ID, isResumed: true });
    expect(awaitsHistory(fresh)).toBe(false);
    expect(awaitsHistory(resumed)).toBe(true);
    expect(awaitsHistory(after(resumed, { type: 'historyRequested' }))).toBe(true);
    expect(awaitsHistory(after(resumed, { type: 'historyFailed', conversationId: ID }))).toBe(
      false,
    );
  });
});

describe('sending', () => {
  it('shows the message at once, empties the input and waits', () => {
    const state = after(fresh, { type: 'edited', draft: 'Hi' }, send(question('q')));
    expect(contents(state)).toEqual(['Hi']);
    expect(state).toMatchObject({ draft: '', pendingId: 'q' });
  });

  it('leaves the input alone when the message was a quick question', () => {
    const state = after(fresh, { type: 'edited', draft: 'By the way' }, send(question('q'), false));
    expect(state.draft).toBe('By the way');
  });

  it('appends the reply and takes over the conversation id of the response', () => {
    const state = after(fresh, send(question('q')), {
      type: 'replied',
      questionId: 'q',
      conversationId: OTHER_ID,
      reply: reply(1),
      isSeen: true,
    });
    expect(contents(state)).toEqual(['Hi', 'Hello']);
    expect(state).toMatchObject({
      conversationId: OTHER_ID,
      pendingId: null,
      history: 'loaded',
      unread: 0,
    });
  });

  it('removes a failed message and puts its text back into the input', () => {
    const state = after(fresh, send(question('q', 'What about SEO?')), {
      type: 'failed',
      questionId: 'q',
    });
    expect(contents(state)).toEqual([]);
    expect(state).toMatchObject({ draft: 'What about SEO?', isUnsent: true, pendingId: null });
  });

  it('loses neither text when a quick question fails while something stands in the input', () => {
    const state = after(
      fresh,
      { type: 'edited', draft: 'By the way' },
      send(question('q', 'What does it cost?'), false),
      { type: 'failed', questionId: 'q' },
    );
    expect(state.draft).toBe('What does it cost?\nBy the way');
  });

  it('ends the unsent state with the next attempt or an emptied input', () => {
    const failed = after(fresh, send(question('q')), { type: 'failed', questionId: 'q' });
    expect(after(failed, { type: 'edited', draft: 'Hi there' }).isUnsent).toBe(true);
    expect(after(failed, { type: 'edited', draft: '' }).isUnsent).toBe(false);
    expect(after(failed, send(question('q2'))).isUnsent).toBe(false);
  });

  it('ignores an outcome that nobody waits for', () => {
    const cleared = after(fresh, send(question('q')), {
      type: 'startedOver',
      conversationId: OTHER_ID,
      isResumed: false,
    });
    expect(after(cleared, answer('q', reply(1)))).toBe(cleared);
    expect(after(cleared, { type: 'failed', questionId: 'q' })).toBe(cleared);
  });
});

describe('unread replies', () => {
  it('count while the panel is closed and end with its opening', () => {
    const closed = after(
      fresh,
      send(question('q')),
      answer('q', reply(1), false),
      send(question('q2')),
      answer('q2', reply(2), false),
    );
    expect(closed.unread).toBe(2);
    expect(after(closed, { type: 'opened' }).unread).toBe(0);
  });
});

describe('history', () => {
  const stored = [
    { content: 'Old question', isBot: false, timestamp: '2025-02-28T09:00:00.000Z' },
    { content: 'Old reply', isBot: true, timestamp: '2025-02-28T09:00:01.000Z' },
  ];
  const loaded = (messages = stored): ConversationAction => ({
    type: 'historyLoaded',
    conversationId: ID,
    messages,
  });

  it('comes after the greeting and before what was said meanwhile', () => {
    const state = after(fresh, send(question('q')), answer('q', reply(1)), loaded());
    expect(contents(state)).toEqual(['Old question', 'Old reply', 'Hi', 'Hello']);
    expect(state.messages[0]?.id).toBe(GREETING_ID);
    expect(new Set(state.messages.map(({ id }) => id)).size).toBe(state.messages.length);
    expect(state.history).toBe('loaded');
  });

  const withExchange = [
    ...stored,
    { content: 'Hi', isBot: false, timestamp: '2025-03-01T10:00:00.400Z' },
    { content: 'Hello', isBot: true, timestamp: reply(1).timestamp },
  ];

  it('does not double an exchange that it already holds', () => {
    const state = after(fresh, send(question('q')), answer('q', reply(1)), loaded(withExchange));
    expect(contents(state)).toEqual(['Old question', 'Old reply', 'Hi', 'Hello']);
  });

  it('does not double an exchange when it overtakes the reply', () => {
    const state = after(fresh, send(question('q')), loaded(withExchange), answer('q', reply(1)));
    expect(contents(state)).toEqual(['Old question', 'Old reply', 'Hi', 'Hello']);
    expect(state.pendingId).toBeNull();
  });

  it('takes a question out of the input that was answered after the page had gone', () => {
    const reloaded: ConversationState = { ...fresh, draft: 'Hi\nAnd', isUnsent: true };
    expect(after(reloaded, loaded(withExchange))).toMatchObject({ draft: 'And', isUnsent: false });
    expect(after(reloaded, loaded())).toMatchObject({ draft: 'Hi\nAnd', isUnsent: true });
    const written = { ...fresh, draft: 'Hi' };
    expect(after(written, loaded(withExchange)).draft).toBe('Hi');
  });

  it('of another conversation is ignored', () => {
    const other: ConversationAction = {
      type: 'historyLoaded',
      conversationId: OTHER_ID,
      messages: stored,
    };
    expect(after(fresh, other)).toBe(fresh);
    expect(after(fresh, { type: 'historyFailed', conversationId: OTHER_ID })).toBe(fresh);
  });

  it('is asked for again at the next opening if it failed, and only then', () => {
    const failed = after(fresh, { type: 'historyFailed', conversationId: ID });
    expect(after(failed, { type: 'opened' }).history).toBe('unloaded');
    expect(after(fresh, loaded(), { type: 'opened' }).history).toBe('loaded');
  });
});

describe('other tabs', () => {
  const exchanged: ConversationAction = {
    type: 'exchanged',
    exchange: {
      conversationId: ID,
      question: question('far', 'From there'),
      reply: reply(5, 'Yes'),
    },
  };

  it('add their exchanges, before what waits here', () => {
    const state = after(fresh, send(question('q', 'From here')), exchanged);
    expect(contents(state)).toEqual(['From there', 'Yes', 'From here']);
    expect(state).toMatchObject({ pendingId: 'q', unread: 0 });
  });

  it('are heard once, and only about this conversation', () => {
    const once = after(fresh, exchanged);
    expect(after(once, exchanged)).toBe(once);
    const elsewhere = startConversation({ conversationId: OTHER_ID, isResumed: false });
    expect(after(elsewhere, exchanged)).toBe(elsewhere);
  });

  it('start over without taking the text that waits here', () => {
    const state = after(fresh, send(question('q', 'Still there?')), {
      type: 'startedOver',
      conversationId: OTHER_ID,
      isResumed: true,
    });
    expect(contents(state)).toEqual([]);
    expect(state).toMatchObject({
      conversationId: OTHER_ID,
      draft: 'Still there?',
      pendingId: null,
      history: 'unloaded',
    });
  });
});

describe('starting over', () => {
  it('begins a new conversation and keeps what stands in the input', () => {
    const state = after(
      fresh,
      send(question('q')),
      answer('q', reply(1)),
      { type: 'edited', draft: 'Next' },
      { type: 'startedOver', conversationId: OTHER_ID, isResumed: false },
    );
    expect(holdsOnlyGreeting(state)).toBe(true);
    expect(state).toMatchObject({ conversationId: OTHER_ID, draft: 'Next', unread: 0 });
  });
});

describe('a reply in pieces', () => {
  const question = { id: 'q', content: 'Hi', isBot: false, timestamp: '2025-03-01T10:00:00.000Z' };
  const waiting = conversationReducer(
    startConversation({ conversationId: 'conv_1', isResumed: false }),
    { type: 'sent', message: question, fromDraft: false },
  );
  const stream = (text: string | null, state = waiting) =>
    conversationReducer(state, { type: 'streamed', questionId: 'q', text });

  it('grows, and begins anew when what came is void', () => {
    const grown = stream('lo', stream('Hel'));
    expect(grown.partialReply).toBe('Hello');
    expect(stream('Hi', stream(null, grown)).partialReply).toBe('Hi');
    expect(grown.messages).toBe(waiting.messages);
  });

  it('gives way to the whole reply, and to a failure', () => {
    const reply = { id: 'r', content: 'Hello', isBot: true, timestamp: '2025-03-01T10:00:01.000Z' };
    const replied = conversationReducer(stream('Hel'), {
      type: 'replied',
      questionId: 'q',
      conversationId: 'conv_1',
      reply,
      isSeen: true,
    });
    expect(replied).toMatchObject({ partialReply: '', pendingId: null });
    const failed = conversationReducer(stream('Hel'), { type: 'failed', questionId: 'q' });
    expect(failed).toMatchObject({ partialReply: '', draft: 'Hi' });
  });

  it('is not taken for the reply to another question', () => {
    const other = { type: 'streamed', questionId: 'other', text: 'x' } as const;
    expect(conversationReducer(waiting, other)).toBe(waiting);
  });
});
