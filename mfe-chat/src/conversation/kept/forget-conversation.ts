import type { ApiClient } from '@northloop/kit';
import { forget, keep, readKept } from '@northloop/kit/browser-features/kept-value';
import { isConversationId } from './conversation-id';

/** Local-storage key of conversations that were cleared here but are not yet deleted on the server. */
export const FORGOTTEN_STORAGE_KEY = 'chat-forgotten-conversations';

/** More conversations than a visitor will clear while offline. */
const MOST = 20;

function readForgotten(): string[] {
  try {
    const stored: unknown = JSON.parse(readKept('local', FORGOTTEN_STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isConversationId) : [];
  } catch {
    return [];
  }
}

/** Without storage there is no second attempt; the server deletes the conversation when its retention time ends. */
function storeForgotten(ids: readonly string[]): void {
  if (ids.length === 0) forget('local', FORGOTTEN_STORAGE_KEY);
  else keep('local', FORGOTTEN_STORAGE_KEY, JSON.stringify(ids.slice(-MOST)));
}

type DeletingClient = Pick<ApiClient, 'delete'>;

/** Deletes a conversation on the server, now or as soon as the server is reachable again. */
export function forgetConversation(api: DeletingClient, id: string): Promise<void> {
  storeForgotten([...readForgotten().filter((other) => other !== id), id]);
  return sendForgotten(api);
}

/** Retries deletions that failed before. Never throws: ids that fail again are kept for the next attempt. */
export async function sendForgotten(api: DeletingClient): Promise<void> {
  for (const id of readForgotten()) {
    try {
      await api.delete(`/api/chatbot/history/${id}`);
      storeForgotten(readForgotten().filter((other) => other !== id));
    } catch {
      // Offline or a server error: the id stays on the list.
    }
  }
}
