import type { Token } from '../../../english/tokens.js';
import { PhraseTable } from '../phrase-table.js';
import type { MessageRequest } from '../reading.js';
import { cityPlaces, otherPlaces } from '../vocabulary/places.js';
import { wordsOf } from '../vocabulary/word-list.js';

const ELSEWHERE = 'elsewhere';
const TABLE = new PhraseTable({ ...cityPlaces, [ELSEWHERE]: otherPlaces });
const BEFORE_PLACES = wordsOf('in near around outside');
const IN_CAPITALS = wordsOf('mn ny nyc uk usa dc');
/** Names with a capital that may follow 'in' and are no places. */
const NO_PLACES =
  wordsOf(`english spanish french german hmong somali vietnamese january february march april may june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday wordpress react shopify wix
  squarespace webflow figma google next i asap easter christmas spring summer fall winter`);

/** The first place that a request names. */
export function placeIn(all: readonly Token[]): Pick<MessageRequest, 'place' | 'elsewhere'> {
  const tokens = all
    .filter(({ part }) => part !== 'PUNCT')
    .map((token) => ({ ...token, word: token.word.replace(/^st\.$/, 'st'), isKnown: true }));
  const match = TABLE.find(tokens)[0];
  if (match !== undefined) {
    const name = tokens.slice(match.start, match.end).map(nameOf).join(' ');
    return match.label === ELSEWHERE ? { elsewhere: name } : { place: name };
  }
  const isLosAngeles = tokens.some(
    ({ raw }, index) =>
      raw === 'LA' || (raw === 'la' && isAfterLink(tokens, index) && index === tokens.length - 1),
  );
  return isLosAngeles ? { place: 'Los Angeles' } : capitalized(tokens);
}

const isAfterLink = (tokens: readonly Token[], index: number) =>
  BEFORE_PLACES.has(tokens[index - 1]?.word ?? '');

const nameOf = ({ raw, word }: Token) =>
  IN_CAPITALS.has(word) ? raw.toUpperCase() : raw.charAt(0).toUpperCase() + raw.slice(1);

/** A name with capitals after 'in' or 'near' that no list holds: 'in Stillwater'. */
function capitalized(tokens: readonly Token[]): Pick<MessageRequest, 'elsewhere'> {
  const isCapital = ({ raw, part, word }: Token) =>
    /^[A-Z][a-z]/.test(raw) && part === 'PROPN' && !NO_PLACES.has(word);
  const start = tokens.findIndex((token, index) => isAfterLink(tokens, index) && isCapital(token));
  if (start < 0) return {};
  const length = tokens.slice(start).findIndex((token) => !isCapital(token));
  const run = tokens.slice(start, length < 0 ? undefined : start + length);
  return { elsewhere: run.map(({ raw }) => raw).join(' ') };
}
