import {
  CONSULTATION_MAX_LENGTH,
  CONTACT_MAX_LENGTH,
  type ConsultationRequest,
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
import type { LeadValues } from './lead-values';

/** Version of the consent text under the form. Change it whenever the wording changes. */
export const CONSENT_VERSION = 'chat-2025-02';

/** The fields for words, from top to bottom. */
export const WORD_FIELDS = ['name', 'email', 'phone', 'message'] as const;

/** The fields that can be wrong, from top to bottom. */
export const LEAD_FIELDS = ['slot', ...WORD_FIELDS] as const;

/** What is wrong with each field. An empty object means that the form can be sent. */
export type LeadErrors = Partial<Record<(typeof LEAD_FIELDS)[number], string>>;

/** Longest note, in characters. It leaves room for the conversation in the message. */
export const NOTE_MAX_LENGTH = 1000;

/** Checks what was typed. */
export function leadErrors({ name, email, phone, message }: LeadValues): LeadErrors {
  const found = {
    name: leadError('name', name),
    email: leadError('email', email),
    phone: leadError('phone', phone),
    message: tooLong(message, NOTE_MAX_LENGTH),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

/** Stands for the message that the API requires. Nothing here may look like the visitor's own words. */
const NO_NOTE = 'Left contact details in the chat, without a note.';
const HEADING = 'The conversation:';

/**
 * Turns the form into a message to the agency. It holds the conversation only if the visitor agreed.
 * @param draft what the assistant understood about the project; also sent only if the visitor agreed
 * @param messages the conversation without the greeting
 */
export function toLeadRequest(
  { name, email, phone, message, attaches }: LeadValues,
  draft: Partial<ContactRequest> | null,
  messages: readonly ChatMessage[],
): ContactRequest & FormSignals {
  const opening = plainText(message) || NO_NOTE;
  const room = CONTACT_MAX_LENGTH.message - opening.length - HEADING.length - 8;
  const transcript = attaches ? transcriptOf(messages, room) : '';
  return {
    name: plainLine(name),
    email: plainAddress(email),
    ...(plainLine(phone) !== '' && { phone: plainLine(phone) }),
    message: transcript === '' ? opening : `${opening}\n\n${HEADING}\n${transcript}`,
    ...(attaches && draft?.service !== undefined && { service: draft.service }),
    ...(attaches && draft?.budget !== undefined && { budget: draft.budget }),
    consentVersion: CONSENT_VERSION,
  };
}

/** Stands for what a talk is about if the visitor did not say. */
const NO_TOPIC = 'Booked in the chat, without a note.';

/**
 * Turns the form into a booking of the chosen time. The conversation goes along only if the visitor agreed.
 * @param messages the conversation without the greeting
 * @param timeZone IANA name of the visitor's time zone
 */
export function toBookingRequest(
  { slot, name, email, phone, message, attaches }: LeadValues,
  messages: readonly ChatMessage[],
  timeZone: string | undefined,
): ConsultationRequest & FormSignals {
  const transcript = attaches ? transcriptOf(messages, CONSULTATION_MAX_LENGTH.attachment) : '';
  return {
    slot,
    name: plainLine(name),
    email: plainAddress(email),
    ...(plainLine(phone) !== '' && { phone: plainLine(phone) }),
    topic: plainText(message) || NO_TOPIC,
    ...(transcript !== '' && { attachment: transcript }),
    ...(timeZone !== undefined && { timeZone }),
    consentVersion: CONSENT_VERSION,
  };
}
