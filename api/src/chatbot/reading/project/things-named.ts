import type { Token } from '../../../english/tokens.js';
import { PhraseTable } from '../phrase-table.js';
import { features, otherThings, takenLanguages, unpriced } from '../vocabulary/features.js';
import { addingWords, kinds, shops, takingPhrases } from '../vocabulary/kinds.js';
import { wordsOf } from '../vocabulary/word-list.js';
import { isUnneeded, takenAway } from './taking-away.js';

/** Label of features without a line in the quote. */
export const UNPRICED = 'unpriced';
/** Label of a plain 'shop' or 'store'. */
export const SHOP = 'plain shop';
const OTHER = 'other thing';
const TAKING = 'taking';
const TAKEN_LANGUAGE = 'language if taken away';
const TABLE = new PhraseTable({
  ...kinds,
  ...features,
  [UNPRICED]: unpriced,
  [OTHER]: otherThings,
  [TAKING]: takingPhrases,
  [TAKEN_LANGUAGE]: takenLanguages,
  [SHOP]: shops,
});
/** How many words before a thing may add it, take it away or say what it is for. */
const REACH = 3;
const OWNERS = wordsOf('my our their his her the');

/** A kind or feature that is named. */
export interface Named {
  label: string;
  words: string;
  isWanted: boolean;
  /** 'With a blog'. */
  isAdded: boolean;
  /** 'For a blog'. */
  isPurpose: boolean;
}

/** The kinds and features that a request names, in order. */
export function thingsNamed(tokens: readonly Token[]): Named[] {
  const matches = TABLE.find(tokens);
  const isTaken = takenAway(tokens, (index) =>
    matches.some(({ label, start, end }) => label === TAKING && start <= index && index < end),
  );
  return matches.flatMap(({ label, start, end }) => {
    if (label === OTHER || label === TAKING || isPresent(tokens, start)) return [];
    const isWanted = isTaken[start] !== true && !isUnneeded(tokens.slice(end, end + 5));
    if (isWanted && label === TAKEN_LANGUAGE) return [];
    if (isWanted && isOwnShop(tokens[start - 1], label)) return [];
    const before = tokens.slice(Math.max(0, start - REACH), start);
    return {
      label: label === TAKEN_LANGUAGE ? 'Second language' : label,
      words: textOf(tokens.slice(start, end)),
      isWanted,
      isAdded: before.some((token) => addingWords.has(token.word)),
      isPurpose: before.some((token) => token.word === 'for'),
    };
  });
}

/** 'Your blog', 'we have no website' and 'I have an app' tell what there is; 'can I have an app' does not. */
function isPresent(tokens: readonly Token[], index: number): boolean {
  const said = textOf(tokens.slice(Math.max(0, index - 4), index));
  const isOwned = /(?<!\b(can|could|may|if) )\b(i|we|already) (already )?(have|got) an?$/.test(
    said,
  );
  return (
    isOwned ||
    /\byour$|\b(have|has|got|had) (no|not)( a| an| any)?$|\bnot (have|got)( a| an| any)?$/.test(
      said,
    )
  );
}

/** 'My shop', 'a bike shop': the visitor's business. */
function isOwnShop(before: Token | undefined, label: string): boolean {
  return (
    label === SHOP &&
    before !== undefined &&
    (OWNERS.has(before.word) || /NOUN|PROPN/.test(before.part))
  );
}

/** Words as text. */
export const textOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ');
