/** Addresses other than this site's pages. */
const ADDRESS =
  /\b(?:https?|ftp|mailto|tel):\/{0,2}[^\s)\]]+|\bwww\.[^\s)\]]+|[\w.+-]+@[\w-]+(?:\.\w+)+|(?<![\w@.])(?:[a-z0-9-]+\.)+(?:com|net|org|io|co|us|dev|app|example|agency|biz|info|shop|store|site|online|ai|me|ly|edu|gov)\b(?:\/[^\s)\]]*)?|(?<![\w.])@[a-z_]\w{2,}|\b[\w.+-]+ (?:at|\(at\)|\[at\]) [\w-]+ (?:dot|\(dot\)|\[dot\]) \w+/gi;
const PHONE = /\+?\(?\d[\d\s().\-/]{5,}\d|\b1?-?8\d\d-[a-z\d-]{6,}/gi;
const PATH = /(?<![\w/:.@])\/[a-z#][\w\-/#]*/gi;

/** The addresses, phone numbers and pages of a text, in one form each, and the text without them. */
export interface Addresses {
  contacts: readonly string[];
  paths: readonly string[];
  rest: string;
}

/**
 * Reads the addresses of a text.
 * @param text as `plainText` returns it
 */
export function readAddresses(text: string): Addresses {
  const contacts: string[] = [];
  const paths: string[] = [];
  const rest = text
    .replace(ADDRESS, (match) => {
      contacts.push(match.toLowerCase().replace(/[.,;:!?/]+$/, ''));
      return ' ';
    })
    .replace(PHONE, (match) => {
      const digits = match.replace(/\D/g, '');
      // Shorter runs are years, dates and amounts.
      if (digits.length < 7 && !/[a-z]/i.test(match)) return match;
      contacts.push(/[a-z]/i.test(match) ? match.toLowerCase() : digits.slice(-10));
      return ' ';
    })
    .replace(PATH, (match) => {
      paths.push(match.toLowerCase().replace(/[.,/]+$/, ''));
      return ' ';
    });
  return { contacts, paths, rest };
}
