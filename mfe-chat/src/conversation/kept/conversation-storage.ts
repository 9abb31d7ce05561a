import { keep, readKept } from '@northloop/kit/browser-features/kept-value';
import { isConversationId } from './conversation-id';

/** Local-storage key of the conversation that this browser goes on with. */
export const CONVERSATION_STORAGE_KEY = 'chat-conversation-id';

/** The stored conversation's id; null when there is none, it is malformed, or storage is closed to the site. */
export function readConversationId(): string | null {
  const stored = readKept('local', CONVERSATION_STORAGE_KEY);
  return isConversationId(stored) ? stored : null;
}

/** Keeps the id for reloads, other pages and other tabs. Without storage the conversation ends with the page. */
export function storeConversationId(id: string): void {
  keep('local', CONVERSATION_STORAGE_KEY, id);
}

/**
 * Tells of another tab that began or adopted a conversation.
 * @returns ends the watch
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
