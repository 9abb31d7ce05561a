import { eventually } from '@northloop/testing/eventually';
import { afterEach, describe, expect, it } from 'vitest';
import type { Exchange } from '../state/chat-message';
import { type ConversationChannel, openConversationChannel } from './conversation-channel';
import { createConversationId } from './conversation-id';

const open: { close(): void }[] = [];

function join(onExchange: (exchange: Exchange) => void): ConversationChannel {
  const channel = openConversationChannel(onExchange);
  open.push(channel);
  return channel;
}

afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

const exchange = (): Exchange => ({
  conversationId: createConversationId(),
  question: { id: 'q', content: 'Hi', isBot: false, timestamp: '2025-03-01T10:00:00.000Z' },
  reply: { id: 'r', content: 'Hello', isBot: true, timestamp: '2025-03-01T10:00:01.000Z' },
});

describe('openConversationChannel', () => {
  it('brings an exchange to the other tabs and not back to its own', async () => {
    const own: Exchange[] = [];
    const other: Exchange[] = [];
    const first = join((heard) => own.push(heard));
    join((heard) => other.push(heard));
    const said = exchange();
    first.announce(said);
    await eventually(() => expect(other).toEqual([said]));
    expect(own).toEqual([]);
  });

  it('drops what is not an exchange', async () => {
    const heard: Exchange[] = [];
    join((received) => heard.push(received));
    const stranger = new BroadcastChannel('northloop-chat');
    open.push(stranger);
    const good = exchange();
    for (const bad of [
      'hello',
      null,
      { conversationId: 'conv_1', question: good.question, reply: good.reply },
      { ...good, reply: { ...good.reply, content: 7 } },
      { ...good, question: undefined },
    ]) {
      stranger.postMessage(bad);
    }
    // Messages keep their order: once the good one is here, the bad ones have been seen and dropped.
    stranger.postMessage(good);
    await eventually(() => expect(heard).toEqual([good]));
  });
});
