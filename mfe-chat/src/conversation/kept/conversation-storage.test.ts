import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConversationId } from './conversation-id';
import {
  CONVERSATION_STORAGE_KEY,
  readConversationId,
  storeConversationId,
  watchConversationId,
} from './conversation-storage';

/** The part of the browser that the code under test touches: Node has neither storage nor a window. */
class MemoryStorage {
  private readonly values = new Map<string, string>();

  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.values.set(key, value);
  }
}

const closedStorage = {
  getItem(): string {
    throw new Error('Access is denied');
  },
  setItem(): void {
    throw new Error('Access is denied');
  },
};

const storageEvent = (key: string | null, newValue: string | null) =>
  Object.assign(new Event('storage'), { key, newValue });

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('conversation storage', () => {
  it('gives back the id that was stored', () => {
    const id = createConversationId();
    expect(readConversationId()).toBeNull();
    storeConversationId(id);
    expect(readConversationId()).toBe(id);
  });

  it('does not trust a malformed id', () => {
    localStorage.setItem(CONVERSATION_STORAGE_KEY, 'conv_1');
    expect(readConversationId()).toBeNull();
  });

  it('goes on without storage', () => {
    vi.stubGlobal('localStorage', closedStorage);
    expect(() => storeConversationId(createConversationId())).not.toThrow();
    expect(readConversationId()).toBeNull();
  });
});

describe('watchConversationId', () => {
  it('tells of another tab’s conversation until it is ended', () => {
    const seen: string[] = [];
    const end = watchConversationId((id) => seen.push(id));
    const id = createConversationId();
    window.dispatchEvent(storageEvent(CONVERSATION_STORAGE_KEY, id));
    end();
    window.dispatchEvent(storageEvent(CONVERSATION_STORAGE_KEY, createConversationId()));
    expect(seen).toEqual([id]);
  });

  it('ignores other keys, removals and malformed ids', () => {
    const seen: string[] = [];
    watchConversationId((id) => seen.push(id));
    window.dispatchEvent(storageEvent('ui-theme', createConversationId()));
    window.dispatchEvent(storageEvent(CONVERSATION_STORAGE_KEY, null));
    window.dispatchEvent(storageEvent(CONVERSATION_STORAGE_KEY, 'conv_x'));
    window.dispatchEvent(storageEvent(null, null));
    expect(seen).toEqual([]);
  });
});
