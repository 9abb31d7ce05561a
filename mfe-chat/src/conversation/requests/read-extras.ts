import type { ChatLink, ChatMessageResponse } from '@northloop/contracts';
import { isInternalPath } from '../../links/internal-path';
import type { ReplyExtras } from '../state/chat-message';

/** Maximum number of chips under a reply: more would push the reply out of view. */
const MOST_LINKS = 4;
const MOST_SUGGESTIONS = 4;

const isLink = (value: unknown): value is ChatLink =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  typeof value.label === 'string' &&
  'path' in value &&
  typeof value.path === 'string' &&
  isInternalPath(value.path);

/** Reads the extras of an answer. Only links to pages of this site are accepted, regardless of the answer's source. */
export function readExtras(answer: Partial<ChatMessageResponse>): ReplyExtras {
  const { links, suggestions, contactDraft, handover } = answer;
  return {
    links: Array.isArray(links) ? links.filter(isLink).slice(0, MOST_LINKS) : [],
    suggestions: Array.isArray(suggestions)
      ? suggestions.filter((text) => typeof text === 'string').slice(0, MOST_SUGGESTIONS)
      : [],
    contactDraft: contactDraft ?? null,
    isHandover: handover === true,
  };
}
