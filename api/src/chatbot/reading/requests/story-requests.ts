import { questionWords } from '../vocabulary/shorthand.js';
import { type Piece, pieceOf } from './piece.js';
import { isQuestion, isWish } from './question-form.js';

/** A question of so many words says little by itself. */
const SHORT_QUESTION = 6;

/** What a story asks: its marked questions and the wishes after them, else all that reads like a request. */
export function storyRequests(said: readonly Piece[]): Piece[] {
  const isRequest = ({ raw, tokens }: Piece) => isQuestion(raw, tokens) || isWish(tokens);
  const lastMarked = said.findLastIndex(({ isMarked }) => isMarked);
  return said.filter(
    (piece, at) => isRequest(piece) && (at > lastMarked || piece.isMarked === true),
  );
}

/** 'What is the number?' at the end of a story asks about the sentences before it. */
export function withPlaceInStory(piece: Piece, said: readonly Piece[]): Piece {
  const words = piece.plain.split(' ');
  const isOpen =
    piece.isMarked === true && words.slice(0, 3).some((word) => questionWords.has(word));
  if (!isOpen || words.length > SHORT_QUESTION) return piece;
  const at = said.indexOf(piece);
  const before = said.slice(Math.max(0, at - 2), at).map(({ raw }) => raw);
  return pieceOf([...before, piece.raw].join(' '));
}
