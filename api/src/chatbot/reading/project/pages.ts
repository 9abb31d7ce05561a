import { numberWords } from '../../../english/numbers.js';
import type { Token } from '../../../english/tokens.js';
import { wordsOf } from '../vocabulary/word-list.js';

/** Most pages that the quote rules are asked about. */
const MOST_PAGES = 60;
/** How many words before 'pages' may tell their number. */
const REACH = 3;
const OTHER_PAGES = wordsOf('more extra additional another first per other less fewer');
const FEWER = wordsOf('less fewer');
const MORE = wordsOf('more extra additional another');
const PAGE = /^pagers?$|^pages?$/;
const SECTION = /^sections?$/;
const NUMBER = /^\d{1,2}([-–]\d{1,2})?$/;
const SITE = /\b(site|website|web page|homepage)\b/;
const ONE_PAGE = /\b(one|single|1|landing) (page|pager)\b|\b(landing|onepager)\b/;

/** How many pages a site shall have: '5 pages', 'five pager', 'pages: 5', 'a site of 4 sections'. */
export function pagesIn(tokens: readonly Token[]): number | undefined {
  const words = tokens.map(({ word }) => word);
  const said = words.join(' ');
  // One page has sections as well, so they are counted only for a larger site.
  const hasSections = SITE.test(said) && !ONE_PAGE.test(said);
  return (
    numberBefore(words, PAGE) ??
    numberAfter(words) ??
    (hasSections ? numberBefore(words, SECTION) : undefined)
  );
}

/** 'Two pages less', '3 more pages': how many come to those before. */
export function morePagesIn(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex(({ word }) => /^pages?$/.test(word));
  if (at < 0) return undefined;
  const near = tokens.slice(Math.max(0, at - REACH), at + 2).map(({ word }) => word);
  const isLess = near.some((word) => FEWER.has(word));
  if (!isLess && !near.some((word) => MORE.has(word))) return undefined;
  const said = near.find((word) => numberWords.has(word) || /^\d{1,2}$/.test(word)) ?? '1';
  const count = numberWords.get(said) ?? Number(said);
  return isLess ? -count : count;
}

function numberBefore(words: readonly string[], thing: RegExp): number | undefined {
  for (const [index, word] of words.entries()) {
    const before = words.slice(Math.max(0, index - REACH), index);
    if (!thing.test(word) || before.some((said) => OTHER_PAGES.has(said))) continue;
    const count = countOf(before.findLast((text) => numberWords.has(text) || NUMBER.test(text)));
    if (count !== undefined) return count;
  }
  return undefined;
}

/** 'Pages: 5', 'page count 5'; not 'page 1 of Google'. */
function numberAfter(words: readonly string[]): number | undefined {
  const at = words.findIndex(
    (word, index) => word === 'pages' || (word === 'page' && words[index + 1] === 'count'),
  );
  if (at < 0) return undefined;
  const after = words.slice(at + 1, at + 4).filter((word) => !/^(count|is|are|:|=|-)$/.test(word));
  return countOf(after[0]);
}

function countOf(said: string | undefined): number | undefined {
  if (said === undefined) return undefined;
  // Of '5-6 pages' the larger number: an estimate should rather be too high.
  const count =
    numberWords.get(said) ?? (NUMBER.test(said) ? Number(said.replace(/^.*[-–]/, '')) : 0);
  return count >= 1 && count <= MOST_PAGES ? count : undefined;
}
