/**
 * Characters that are not seen and that nobody types: controls but for tab and line feed, soft hyphens, marks of no
 * width, and those that turn the direction of what follows. In a name or an address they break mails, forge what a
 * terminal shows, or pass for a text where there is none. What joins letters (U+200C, U+200D) stays: Persian and many
 * emoji need it. See https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** What a text neither begins nor ends with: spaces, joiners, and letters that show nothing. */
const BLANK = /\s|\u200c|\u200d|[\u2800\u115f\u1160\u3164\uffa0]/;

/** By single characters: a pattern for the end of a text begins anew at each of thousands of spaces. */
function withoutBlankEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A text without what is not seen, with `\n` for every line end and nothing blank around it. */
export const plainText = (text: string): string =>
  withoutBlankEdges(text.replace(/\r\n?/g, '\n').replace(INVISIBLE, ''));

/** Like {@link plainText}, on one line: a line break in a name could forge the header of a mail or a row of an export. */
export const plainLine = (text: string): string => plainText(text.replace(/\s+/g, ' '));

/**
 * Says what is wrong with a text that is too long, in words to show beneath its field; undefined when it is not.
 * @param limit in characters.
 */
export function tooLong(text: string, limit: number): string | undefined {
  const { length } = plainText(text);
  if (length <= limit) return undefined;
  const [most, now] = [limit, length].map((count) => count.toLocaleString('en-US'));
  return `Please shorten this to ${most} characters. It has ${now}.`;
}

/** Like {@link plainLine}, for an e-mail address, which no joiner belongs in. */
export const plainAddress = (text: string): string =>
  plainLine(text).replace(/[\u200c\u200d]/g, '');
