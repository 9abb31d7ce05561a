import { sentencesOf, type Token } from '../../english/tokens.js';

/** A part of a sentence between commas and the like. */
export interface Clause {
  /** As written, without punctuation at its ends. */
  text: string;
  tokens: readonly PlacedToken[];
  /** Number of the sentence that it stands in. */
  sentence: number;
}

/** A token with its place in its clause's text. */
export interface PlacedToken extends Token {
  start: number;
  end: number;
}

/** The end of a sentence, except after an abbreviated title or place name; or a new line or bullet. */
const SENTENCE_END =
  /(?<=[.!?;؟।])(?<!\b(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|Co|Inc|No|Ave|Blvd|Rd|approx|est)\.)\s+|(?<=[。！？])\s*(?=\S)|\s*[\n\r]+\s*|\s+[•·|*–—-]+\s+/u;

/** What parts clauses: a comma, unless it stands within a number; a colon before a word; brackets. */
const CLAUSE_END = /\s*(?:,(?!\d{3}\b)|:(?=\s)|[()[\]])\s*/;

const EDGES = /^[\s.,;:!?•·*"“”–—-]+|[\s.,;:!?•·*"“”–—-]+$/gu;

/** The sentences of a text, with their punctuation. */
export const sentencesIn = (text: string): string[] =>
  text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');

/** Splits a description into clauses with the parts of speech of their words. English only. */
export function clausesOf(text: string): Clause[] {
  return sentencesIn(text).flatMap((sentence, number) =>
    sentence
      .split(CLAUSE_END)
      .map((part) => part.replace(EDGES, '').replace(/^(?:and|or|plus|also|&)\s+/i, ''))
      .filter((part) => part !== '')
      .map((part) => ({ text: part, tokens: tokensOf(part), sentence: number })),
  );
}

/** The words of a clause. A capital at its start says nothing about its first word, so it is read in lower case. */
export function tokensOf(text: string): PlacedToken[] {
  const [first = ''] = text.split(/\s+/);
  const isPlainWord = /^\p{Lu}\p{Ll}+$/u.test(first);
  const read = isPlainWord ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  let tokens = sentencesOf(read).flatMap((sentence) => sentence.tokens);
  // A name stays one.
  if (isPlainWord && tokens[0]?.isKnown === false)
    tokens = sentencesOf(text).flatMap((sentence) => sentence.tokens);
  let from = 0;
  return tokens.map((token) => {
    const start = read.indexOf(token.raw, from);
    const end = start + token.raw.length;
    from = end;
    return { ...token, raw: text.slice(start, end), start, end };
  });
}
