import { forget, keep, readKept } from '@northloop/kit/browser-features/kept-value';
import type { ConversationState } from '../state/conversation-state';

/** Session-storage key of the text in this tab that has no reply yet. */
export const UNSENT_STORAGE_KEY = 'chat-unsent-text';

/** The text in the input, and the question that is waiting for its reply. */
export interface UnsentText {
  draft: string;
  question: string;
}

/** Saves the unsent text before a reload. A reload cancels the reply, and the server does not store a canceled one. */
export function keepUnsent({ draft, messages, pendingId }: ConversationState): void {
  const question = messages.find(({ id }) => id === pendingId)?.content ?? '';
  if (draft === '' && question === '') forget('session', UNSENT_STORAGE_KEY);
  else
    keep('session', UNSENT_STORAGE_KEY, JSON.stringify({ draft, question } satisfies UnsentText));
}

/** Reads the text saved before the reload. Both fields are empty if nothing readable was saved. */
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
