/** A question and its answer, from one text; the text alone if it holds no question with something behind it. */
export function questionParts(text: string): readonly [string] | readonly [string, string] {
  const end = text.search(/\?\s+\S/);
  return end === -1 ? [text] : [text.slice(0, end + 1), text.slice(end + 1).trim()];
}
