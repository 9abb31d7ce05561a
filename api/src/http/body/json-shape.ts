import type { BodyLimit } from './body-limit.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** Brackets of lists and objects. */
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/**
 * Whether JSON text exceeds a nesting depth or a number of fields and list entries. It scans the bytes once and builds
 * nothing: parsing or validating such a body would take long or exhaust the stack. Duplicate field names count each
 * time. For text that is not JSON the result is arbitrary, because the parser refuses it anyway.
 * @param json in UTF-8, where no byte of another character equals a bracket, comma or quote
 */
export function exceedsShape(json: Buffer, { depth, values }: Omit<BodyLimit, 'bytes'>): boolean {
  let open = 0;
  // Commas separate values, so each pair of brackets has one value more than commas.
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

/** Index at which the string that begins at a quote ends. */
function endOfText(json: Buffer, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
