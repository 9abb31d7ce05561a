import { forget, keep, readKept } from '@northloop/kit/browser-features/kept-value';
import { isConversationId } from './conversation-id';

/** Local-storage key of conversations that were cleared here but not yet on the server. */
export const FORGOTTEN_STORAGE_KEY = 'chat-forgotten-conversations';

/** More than anybody clears while offline. */
const MOST = 20;

function readForgotten(): string[] {
  try {
    const stored: unknown = JSON.parse(readKept('local', FORGOTTEN_STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isConversationId) : [];
  } catch {
    return [];
  }
}

/** Where the browser keeps nothing there is no second attempt; the server deletes by itself after its time. */
function storeForgotten(ids: readonly string[]): void {
  if (ids.length === 0) forget('local', FORGOTTEN_STORAGE_KEY);
  else keep('local', FORGOTTEN_STORAGE_KEY, JSON.stringify(ids.slice(-MOST)));
}

/**
 * Has the server delete a conversation, now or as soon as it can be reached again.
 * @param origin the API's; empty for the page's own
 */
export function forgetConversation(id: string, origin = ''): Promise<void> {
  storeForgotten([...readForgotten().filter((other) => other !== id), id]);
  return sendForgotten(origin);
}

/** Tries again what could not be deleted before. Never fails: what is left is tried the next time. */
export async function sendForgotten(origin = ''): Promise<void> {
  for (const id of readForgotten()) {
    try {
      const response = await fetch(`${origin}/api/chatbot/history/${id}`, {
        method: 'DELETE',
        credentials: 'omit',
        // Goes out even when the page is left at once.
        keepalive: true,
      });
      await response.body?.cancel();
      if (!response.ok) continue;
      storeForgotten(readForgotten().filter((other) => other !== id));
    } catch {
      // Offline: the list is kept.
    }
  }
}
