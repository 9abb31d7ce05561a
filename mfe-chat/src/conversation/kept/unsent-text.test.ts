import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startConversation } from '../state/conversation-state';
import { keepUnsent, readUnsent, UNSENT_STORAGE_KEY } from './unsent-text';

const fresh = startConversation({ conversationId: 'conv_1', isResumed: false });
const question = { id: 'm1', content: 'How much?', isBot: false, timestamp: '' };
const asked = { ...fresh, messages: [...fresh.messages, question], pendingId: 'm1', draft: 'And' };

describe('what nobody has answered', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it('comes back after a reload: the question, and what was being written', () => {
    keepUnsent(asked);
    expect(readUnsent()).toEqual({ draft: 'And', question: 'How much?' });
  });

  it('is forgotten once it is answered', () => {
    keepUnsent(asked);
    keepUnsent({ ...asked, pendingId: null, draft: '' });
    expect(kept.size).toBe(0);
    expect(readUnsent()).toEqual({ draft: '', question: '' });
  });

  it.each(['{', 'null', '[]', '{"draft":1}'])('is nothing where %s is kept', (text) => {
    kept.set(UNSENT_STORAGE_KEY, text);
    expect(readUnsent()).toEqual({ draft: '', question: '' });
  });
});
