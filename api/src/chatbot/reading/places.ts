import { type Match, PhraseTable } from './phrase-table.js';
import type { MessageRequest } from './reading.js';
import type { Token } from './tokens.js';
import { cityPlaces, otherPlaces } from './vocabulary/places.js';
import { phrasesOf, wordsOf } from './vocabulary/word-list.js';

const ELSEWHERE = 'elsewhere';
const TABLE = new PhraseTable({ ...cityPlaces, [ELSEWHERE]: otherPlaces });
const BEFORE_PLACES = wordsOf('in near around from to serve serving cover outside');
const IN_CAPITALS = wordsOf('mpls mn ny nyc uk usa dc');
/** Names with a capital that may follow 'in' and are no places. */
const NO_PLACES =
  wordsOf(`english spanish french german hmong somali vietnamese january february march april may june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday wordpress react shopify wix
  squarespace webflow figma google next i asap easter christmas spring summer fall winter`);

/** The agency's city that a place of it belongs to: 'Maple Grove' → 'Minneapolis'. */
export function cityOf(place: string): string | undefined {
  const name = place.toLowerCase();
  return Object.keys(cityPlaces).find((city) => phrasesOf(cityPlaces[city] ?? '').includes(name));
}

/** The first place that a request names. */
export function placeIn(tokens: readonly Token[]): Pick<MessageRequest, 'place' | 'elsewhere'> {
  const words = tokens.filter(({ part, word }) => part !== 'PUNCT' || word === '.');
  const unpunctuated = words.filter(({ word }) => word !== '.');
  const match = TABLE.find(
    unpunctuated.map((token) => ({
      ...token,
      word: token.word.replace(/^st\.$/, 'st'),
      isKnown: true,
    })),
  )[0];
  if (match !== undefined) {
    const name = nameOf(unpunctuated, match);
    return match.label === ELSEWHERE ? { elsewhere: name } : { place: name };
  }
  const la = tokens.findIndex(
    ({ raw, word }, index) => raw === 'LA' || (word === 'la' && isLast(tokens, index)),
  );
  if (la > 0 || (la === 0 && tokens.length === 1)) return { place: 'Los Angeles' };
  return capitalized(unpunctuated);
}

const isLast = (tokens: readonly Token[], index: number) =>
  BEFORE_PLACES.has(tokens[index - 1]?.word ?? '') &&
  !/^\p{L}/u.test(tokens[index + 1]?.word ?? '');

function nameOf(tokens: readonly Token[], { start, end }: Match): string {
  return tokens
    .slice(start, end)
    .map(({ word }) =>
      IN_CAPITALS.has(word) && word !== 'mpls' ? word.toUpperCase() : capital(word),
    )
    .join(' ');
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A name with capitals after 'in', 'near' or 'to': 'in Stillwater'. */
function capitalized(tokens: readonly Token[]): { elsewhere?: string } {
  const start = tokens.findIndex(
    ({ raw, word, part }, index) =>
      /^(in|near|around|outside)$/.test(tokens[index - 1]?.word ?? '') &&
      part === 'PROPN' &&
      /^[A-Z][a-z]/.test(raw) &&
      !NO_PLACES.has(word),
  );
  if (start < 0) return {};
  const run = tokens.slice(start, start + 3);
  const end = run.findIndex(({ raw }) => !/^[A-Z][a-z]/.test(raw));
  return { elsewhere: (end < 0 ? run : run.slice(0, end)).map(({ raw }) => raw).join(' ') };
}
