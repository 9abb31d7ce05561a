import type { ReceivedMail } from './mailbox-server.js';

/** The calendar file in a mail, and the method that its part names; undefined if there is none. */
export function calendarOfMail({
  content,
}: ReceivedMail): { method: string; ics: string } | undefined {
  const part =
    /Content-Type: text\/calendar; charset=utf-8; method=(\w+)\r\n([\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(
      content,
    );
  if (part === null) return undefined;
  const [, method = '', headers = '', body = ''] = part;
  const isBase64 = /Content-Transfer-Encoding: base64/i.test(headers);
  return { method, ics: isBase64 ? Buffer.from(body, 'base64').toString() : unquoted(body) };
}

/** Text without the soft line breaks and escapes of quoted-printable. */
function unquoted(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
