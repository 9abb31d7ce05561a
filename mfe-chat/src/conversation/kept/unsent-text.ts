import { forget, keep, readKept } from '@northloop/kit/browser-features/kept-value';
import type { ConversationState } from '../state/conversation-state';

/** Session-storage key of what this tab's visitor has written and nobody has answered. */
export const UNSENT_STORAGE_KEY = 'chat-unsent-text';

/** What stands in the input, and the question that waits for its reply. */
export interface UnsentText {
  draft: string;
  question: string;
}

/** Keeps it for a reload, which breaks a reply off: the server stores nothing for who has left. */
export function keepUnsent({ draft, messages, pendingId }: ConversationState): void {
  const question = messages.find(({ id }) => id === pendingId)?.content ?? '';
  if (draft === '' && question === '') forget('session', UNSENT_STORAGE_KEY);
  else
    keep('session', UNSENT_STORAGE_KEY, JSON.stringify({ draft, question } satisfies UnsentText));
}

/** What was kept before the reload; empty texts where there is nothing that can be read. */
export function readUnsent(): UnsentText {
  try {
    const kept: unknown = JSON.parse(readKept('session', UNSENT_STORAGE_KEY) ?? '{}');
    return { draft: textOf(kept, 'draft'), question: textOf(kept, 'question') };
  } catch {
    return { draft: '', question: '' };
  }
}

function textOf(kept: unknown, name: keyof UnsentText): string {
  const value = (kept as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
}
