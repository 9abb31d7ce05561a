import {
  CONTACT_MAX_LENGTH,
  type ContactRequest,
  type FormSignals,
  plainAddress,
  plainLine,
  plainText,
  tooLong,
} from '@northloop/contracts';
import { leadError } from '@northloop/kit/lead-form/lead-errors';
import type { ChatMessage } from '../conversation/state/chat-message';
import { transcriptOf } from '../conversation/state/transcript';

/** Version of the consent text under the form; a new wording needs a new one. */
export const CONSENT_VERSION = 'chat-2025-01';

/** What stands in the form. */
export interface LeadValues {
  name: string;
  email: string;
  note: string;
  /** The visitor wants the conversation to go along. */
  attaches: boolean;
}

/** What is wrong with each field; an empty object lets the form go. */
export type LeadErrors = Partial<Record<'name' | 'email' | 'note', string>>;

/** Longest note, in characters: the conversation needs room in the message as well. */
export const NOTE_MAX_LENGTH = 1000;

/** Checks what was typed. */
export function leadErrors({ name, email, note }: LeadValues): LeadErrors {
  const found = {
    name: leadError('name', name),
    email: leadError('email', email),
    note: tooLong(note, NOTE_MAX_LENGTH),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

const INTRODUCTION = 'Left in the chat: please get in touch.';
const HEADING = 'The conversation:';

/**
 * The form as a message to the agency. The conversation is in it only if the visitor said so.
 * @param draft what the assistant understood of the project, sent under the same condition
 * @param messages what was said, without the greeting
 */
export function toLeadRequest(
  { name, email, note, attaches }: LeadValues,
  draft: Partial<ContactRequest> | null,
  messages: readonly ChatMessage[],
): ContactRequest & FormSignals {
  const opening = plainText(note) || INTRODUCTION;
  const room = CONTACT_MAX_LENGTH.message - opening.length - HEADING.length - 8;
  const transcript = attaches ? transcriptOf(messages, room) : '';
  return {
    name: plainLine(name),
    email: plainAddress(email),
    message: transcript === '' ? opening : `${opening}\n\n${HEADING}\n${transcript}`,
    ...(attaches && draft?.service !== undefined && { service: draft.service }),
    ...(attaches && draft?.budget !== undefined && { budget: draft.budget }),
    consentVersion: CONSENT_VERSION,
  };
}
