import type { BodyLimit } from './body-limit.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** The brackets of lists and objects. */
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/**
 * Whether JSON text is nested deeper, or has more fields and list entries, than it may. It looks at the bytes once and
 * builds nothing: what parses or validates such a body is busy with it for long, or runs out of stack. Fields of the
 * same name count each. Text that is no JSON gets some answer; the parser refuses it.
 * @param json in UTF-8, in which no part of another character looks like a bracket, comma or quote
 */
export function exceedsShape(json: Buffer, { depth, values }: Omit<BodyLimit, 'bytes'>): boolean {
  let open = 0;
  // Commas part values, and each bracket has one value more than commas.
  let found = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfText(json, at);
    else if (byte === COMMA) found += 1;
    else if (OPENING.includes(byte)) {
      open += 1;
      found += 1;
    } else if (CLOSING.includes(byte)) open -= 1;
    if (open > depth || found > values) return true;
  }
  return false;
}

/** Where the text that begins at a quote ends. */
function endOfText(json: Buffer, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
