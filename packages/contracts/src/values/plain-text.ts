/**
 * Invisible characters that nobody types: control characters except tab and line feed, soft hyphens, zero-width marks,
 * and marks that change the direction of the text after them. In a name or address they break emails, change what a
 * terminal shows, or make an empty text look filled in. Joiners (U+200C, U+200D) stay: Persian and many emoji need
 * them.
 * See https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Characters that are trimmed from both ends of a text: spaces, joiners and letters that show nothing. */
const BLANK = /\s|\u200c|\u200d|[\u2800\u115f\u1160\u3164\uffa0]/;

/** Goes character by character: a pattern for the end of a text starts again at each of thousands of spaces. */
function withoutBlankEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Removes invisible characters, turns every line end into `\n` and trims both ends. */
export const plainText = (text: string): string =>
  withoutBlankEdges(text.replace(/\r\n?/g, '\n').replace(INVISIBLE, ''));

/**
 * Like {@link plainText}, but on one line: a line break in a name could forge an email header or a row of an export.
 */
export const plainLine = (text: string): string => plainText(text.replace(/\s+/g, ' '));

/**
 * The message to show below a field whose text is too long; undefined if it is short enough.
 * @param limit in characters.
 */
export function tooLong(text: string, limit: number): string | undefined {
  const { length } = plainText(text);
  if (length <= limit) return undefined;
  const [most, now] = [limit, length].map((count) => count.toLocaleString('en-US'));
  return `Please shorten this to ${most} characters. It has ${now}.`;
}

/** Like {@link plainLine}, for an email address, which must not contain joiners. */
export const plainAddress = (text: string): string =>
  plainLine(text).replace(/[\u200c\u200d]/g, '');
