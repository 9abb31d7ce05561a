/** Addresses other than this site's pages; also those written as "name at host dot com". */
const ADDRESS =
  /\b(?:https?|ftp|mailto|tel):\/{0,2}[^\s)\]]+|\bwww\.[^\s)\]]+|[\w.+-]+@[\w-]+(?:\.\w+)+|(?<![\w@.])(?:[a-z0-9-]+\.)+(?:com|net|org|io|co|us|dev|app|example|agency|biz|info|shop|store|site|online|ai|me|ly|edu|gov)\b(?:\/[^\s)\]]*)?|(?<![\w.])@[a-z_]\w{2,}|\b[\w.+-]+ (?:at|\(at\)|\[at\]) [\w-]+ (?:dot|\(dot\)|\[dot\]) \w+/gi;
const PHONE = /\+?\(?\d(?:(?:[ .\-/]|\)[ -]?| \()?\d){6,}|\b1?-?8\d\d-[a-z\d-]{6,}/gi;
const PATH = /(?<![\w/:.@])\/[a-z#][\w\-/#]*/gi;

/**
 * The addresses, phone numbers and pages of a text, in one form each, and the text without them.
 * @param text as `plainText` returns it
 */
export function readAddresses(text: string): { found: readonly string[]; rest: string } {
  const found: string[] = [];
  const take = (toForm: (match: string) => string) => (match: string) => {
    found.push(toForm(match.toLowerCase()));
    return ' ';
  };
  const rest = text
    .replace(
      ADDRESS,
      take((match) => match.replace(/[.,;:!?/]+$/, '')),
    )
    .replace(
      PHONE,
      take((match) => (/[a-z]/.test(match) ? match : match.replace(/\D/g, '').slice(-10))),
    )
    .replace(
      PATH,
      take((match) => match.replace(/[.,/]+$/, '')),
    );
  return { found, rest };
}
