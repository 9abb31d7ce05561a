import { sentencesOf, type Token } from '../../../english/tokens.js';
import { plainText } from '../language/plain-text.js';

/** A piece of a message that asks or tells one thing. */
export interface Piece {
  raw: string;
  plain: string;
  tokens: readonly Token[];
  /** Comes from a sentence that ends with a question mark. */
  isMarked?: boolean;
}

/** A piece of a message in plain English as well. */
export function pieceOf(raw: string): Piece {
  const plain = plainText(raw);
  return { raw, plain, tokens: sentencesOf(plain).flatMap(({ tokens }) => tokens) };
}
