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

/** Version of the consent text under the form. Change it whenever the wording changes. */
export const CONSENT_VERSION = 'chat-2025-02';

/** What the visitor entered in the form. */
export interface LeadValues {
  name: string;
  email: string;
  note: string;
  /** The visitor wants to include the conversation. */
  attaches: boolean;
}

/** What is wrong with each field. An empty object means that the form can be sent. */
export type LeadErrors = Partial<Record<'name' | 'email' | 'note', string>>;

/** Longest note, in characters. It leaves room for the conversation in the message. */
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

const INTRODUCTION = 'I left my details in the chat. Please get in touch.';
const HEADING = 'The conversation:';

/**
 * Turns the form into a message to the agency. It holds the conversation only if the visitor agreed.
 * @param draft what the assistant understood about the project; also sent only if the visitor agreed
 * @param messages the conversation without the greeting
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
