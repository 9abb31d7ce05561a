import { keep, readKept } from '@northloop/kit/browser-features/kept-value';
import { isConversationId } from './conversation-id';

/** Local-storage key of this browser's current conversation. */
export const CONVERSATION_STORAGE_KEY = 'chat-conversation-id';

/** The stored conversation's id; null if there is none, if it is malformed, or if storage is blocked. */
export function readConversationId(): string | null {
  const stored = readKept('local', CONVERSATION_STORAGE_KEY);
  return isConversationId(stored) ? stored : null;
}

/** Stores the id for reloads, other pages and other tabs. Without storage the conversation ends with the page. */
export function storeConversationId(id: string): void {
  keep('local', CONVERSATION_STORAGE_KEY, id);
}

/**
 * Calls `onChange` when another tab starts or adopts a conversation.
 * @returns a function that stops watching
 */
export function watchConversationId(onChange: (id: string) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === CONVERSATION_STORAGE_KEY && isConversationId(event.newValue)) {
      onChange(event.newValue);
    }
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
