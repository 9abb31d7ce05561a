import type { Offer } from '../reading/business-facts.js';
import { isPluralNoun } from '../reading/noun-phrases.js';
import { isNearby } from '../reading/places.js';
import type { Trade } from '../trade/trade.js';
import type { Brief } from './brief.js';
import type { Slots } from './copy/fill-slots.js';
import { sharesWord } from './same-words.js';
import { startsWithVowelSound } from './text-faults.js';

/** Longest company name that is used inside a sentence, in characters. */
const NAME_IN_SENTENCE = 40;
/** Words of a thing with what the owner says about it that a headline can hold. */
const MADE_WORDS = 8;

/** The pieces that texts are filled with. */
export function createSlots({ companyName, facts, audience }: Brief, trade: Trade): Slots {
  const maybe = (word: string | undefined) => (word === undefined ? undefined : [word]);
  const usual = usualWords(trade);
  // A page may list what is unusual for its trade, and its headline had better not: 'Come by for chickens'.
  const trusted = facts.offers.filter(({ name }) => sharesWord(name, usual));
  const offers = trusted.map(({ name }) => name).filter((name) => name.length <= 32);
  return {
    name: companyName.length <= NAME_IN_SENTENCE ? [companyName] : undefined,
    place: isNearby(facts.place) ? [facts.place] : undefined,
    year: maybe(facts.since),
    identity: maybe(facts.identity && withArticle(facts.identity)),
    offer: offers,
    plural: offers.filter((name) => isPluralNoun(name)),
    made: trusted.flatMap(madeOf),
    audience: maybe(audience),
    visitors: [trade.visitors],
  };
}

/** The words of what a trade usually offers. */
const usualWords = ({ words, offers, keywords }: Trade): string[] => [
  ...words,
  ...keywords,
  ...offers.flatMap(({ name, match }) => [name, ...match]),
];

/** 'small-batch soy candles poured in Stillwater': as much of the detail as a headline holds, cut before a preposition. */
function madeOf({ name, detail }: Offer): string[] {
  if (detail === undefined) return [];
  const parts = detail.split(/\s+(?=(?:in|at|for|with|from|on|by|to)\s)/);
  for (let count = parts.length; count > 0; count -= 1) {
    const shown = parts.slice(0, count).join(' ');
    // A participle alone waits for what follows: 'buns baked'.
    if (count < parts.length && !/\s/.test(shown)) continue;
    const text = `${name} ${shown}`;
    if (text.split(/\s+/).length <= MADE_WORDS) return [text];
  }
  return [];
}

const withArticle = (words: string): string =>
  `${startsWithVowelSound(words) ? 'an' : 'a'} ${words}`;
