import { type ChatLead, CONTACT_MAX_LENGTH, plainText } from '@northloop/contracts';
import { LEAD_FIELDS, NOTE_MAX_LENGTH } from '../../lead/lead-request';

/**
 * Reads what an answer fills the form for contact data in with. Fields that are no text, empty or too long are left out.
 * A long message loses its end: the visitor sees and can change it.
 * @returns null if the answer carries no lead. Without a usable field it is empty, and the form opens empty.
 */
export function readLead(sent: unknown): ChatLead | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const lead: ChatLead = {};
  for (const name of LEAD_FIELDS) {
    const value = (sent as Record<string, unknown>)[name];
    let text = typeof value === 'string' ? plainText(value) : '';
    if (name === 'message') text = text.slice(0, NOTE_MAX_LENGTH);
    if (text !== '' && text.length <= CONTACT_MAX_LENGTH[name]) lead[name] = text;
  }
  return lead;
}
