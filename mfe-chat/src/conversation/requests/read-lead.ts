import {
  type ChatLead,
  CONSULTATION_NEAREST,
  CONSULTATION_SLOT_PATTERN,
  CONTACT_MAX_LENGTH,
  plainText,
} from '@northloop/contracts';
import { NOTE_MAX_LENGTH, WORD_FIELDS } from '../../lead/lead-request';

/**
 * Reads what an answer fills the form for contact data in with. Fields that are no text, empty or too long are left out.
 * A long message loses its end: the visitor sees and can change it.
 * @returns null if the answer carries no lead. Without a usable field it is empty, and the form opens empty.
 */
export function readLead(sent: unknown): ChatLead | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const lead: ChatLead = {};
  for (const name of WORD_FIELDS) {
    const value = (sent as Record<string, unknown>)[name];
    let text = typeof value === 'string' ? plainText(value) : '';
    if (name === 'message') text = text.slice(0, NOTE_MAX_LENGTH);
    if (text !== '' && text.length <= CONTACT_MAX_LENGTH[name]) lead[name] = text;
  }
  const slots = readSlots((sent as Record<string, unknown>).slots);
  if (slots.length === 0) return lead;
  const slot = slots.find((each) => each === (sent as Record<string, unknown>).slot);
  return { ...lead, slots, ...(slot !== undefined && { slot }) };
}

/** The starts of free times among the values; anything else is left out. */
export const readSlots = (values: unknown): string[] =>
  Array.isArray(values)
    ? values
        .filter((value) => typeof value === 'string' && CONSULTATION_SLOT_PATTERN.test(value))
        .slice(0, CONSULTATION_NEAREST)
    : [];
