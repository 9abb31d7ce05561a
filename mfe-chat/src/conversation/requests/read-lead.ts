import { type ChatLead, CONTACT_MAX_LENGTH, plainLine, plainText } from '@northloop/contracts';
import { NOTE_MAX_LENGTH } from '../../lead/lead-request';

/** How each field is read, and the longest value that its input takes. */
const FIELDS = {
  name: [plainLine, CONTACT_MAX_LENGTH.name],
  email: [plainLine, CONTACT_MAX_LENGTH.email],
  phone: [plainLine, CONTACT_MAX_LENGTH.phone],
  message: [(text: string) => plainText(text).slice(0, NOTE_MAX_LENGTH), NOTE_MAX_LENGTH],
} as const satisfies Record<keyof ChatLead, readonly [(text: string) => string, number]>;

/**
 * Reads what an answer fills the form for contact data in with. Fields that are no text, empty or too long are left out.
 * A long message loses its end: the visitor sees and can change it.
 * @returns null if the answer carries no lead. Without a usable field it is empty, and the form opens empty.
 */
export function readLead(sent: unknown): ChatLead | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const lead: ChatLead = {};
  for (const [name, value] of Object.entries(sent)) {
    if (!isField(name) || typeof value !== 'string') continue;
    const [clean, limit] = FIELDS[name];
    const text = clean(value);
    if (text !== '' && text.length <= limit) lead[name] = text;
  }
  return lead;
}

const isField = (name: string): name is keyof ChatLead => Object.hasOwn(FIELDS, name);
