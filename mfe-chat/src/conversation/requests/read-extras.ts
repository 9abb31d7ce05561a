import type { ChatLink, ChatMessageResponse } from '@northloop/contracts';
import { isInternalPath } from '../../links/internal-path';
import type { ReplyExtras } from '../state/chat-message';
import { readLead } from './read-lead';

/** Maximum number of chips under a reply: more would push the reply out of view. */
const MOST_LINKS = 4;
const MOST_SUGGESTIONS = 4;
const MOST_CHOICES = 3;

const isLink = (value: unknown): value is ChatLink =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  typeof value.label === 'string' &&
  'path' in value &&
  typeof value.path === 'string' &&
  isInternalPath(value.path);

/** The texts among the values, each once: they become buttons that are told apart by their text. */
const readTexts = (values: unknown, most: number): string[] =>
  Array.isArray(values)
    ? [...new Set(values.filter((text) => typeof text === 'string' && text.trim() !== ''))].slice(
        0,
        most,
      )
    : [];

/** Reads the extras of an answer. Only links to pages of this site are accepted, regardless of the answer's source. */
export function readExtras(answer: Partial<ChatMessageResponse>): ReplyExtras {
  const { links, suggestions, contactDraft, handover, choices, lead, offersDeletion } = answer;
  return {
    links: Array.isArray(links) ? links.filter(isLink).slice(0, MOST_LINKS) : [],
    suggestions: readTexts(suggestions, MOST_SUGGESTIONS),
    contactDraft: contactDraft ?? null,
    isHandover: handover === true,
    choices: readTexts(choices, MOST_CHOICES),
    lead: readLead(lead),
    offersDeletion: offersDeletion === true,
  };
}
