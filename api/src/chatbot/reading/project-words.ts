import { PhraseTable } from './phrase-table.js';
import type { ProjectKind, ProjectWords } from './reading.js';
import type { Token } from './tokens.js';
import { features, includedFeatures, otherThings, unpriced } from './vocabulary/features.js';
import {
  addingWords,
  kinds,
  shops,
  takingPhrases,
  takingWords,
  wantingWords,
} from './vocabulary/kinds.js';
import { numberWords } from './vocabulary/numbers.js';
import { wordsOf } from './vocabulary/word-list.js';

const [UNPRICED, OTHER, TAKING, SHOP] = ['unpriced', 'other thing', 'taking', 'plain shop'];
const TABLE = new PhraseTable({
  ...kinds,
  ...features,
  [UNPRICED]: unpriced,
  [OTHER]: otherThings,
  [TAKING]: takingPhrases,
  [SHOP]: shops,
});
/** Most pages that the quote rules are asked about. */
const MOST_PAGES = 60;
/** How many words before a thing may add it, take it away or say what it is for. */
const REACH = 3;
const OWNERS = wordsOf('my our their his her the');
const OTHER_PAGES = wordsOf('more extra additional another first per other less fewer');
const FEWER = wordsOf('less fewer');
const MORE = wordsOf('more extra additional another');
/** Kinds that are a part when another kind is named: 'a portfolio with a blog'. */
const PARTS: Readonly<Record<string, string>> = { blog: 'Blog', [SHOP]: 'Shop' };
/** Kinds that are also work on something else: 'SEO for my store', 'a logo for our app'. */
const SIDE_KINDS = new Set(['business', 'ui-ux', 'seo', 'brand']);
/** Kinds that say more exactly what a website is: 'a website for my online store'. */
const WEBSITE_KINDS = new Set(['ecommerce', 'portfolio', 'blog', 'landing']);
const SELLING = /\bsell(ing|s)?( [^ ,]+){1,6} online\b/;

/** A thing that is named. */
interface Named {
  label: string;
  words: string;
  isWanted: boolean;
  /** 'With a blog'. */
  isAdded: boolean;
  /** 'For a blog'. */
  isPurpose: boolean;
}

/** What a request says about a project. */
export function projectIn(all: readonly Token[]): ProjectWords {
  const tokens = all.filter(({ part, word }) => part !== 'PUNCT' || word === ',');
  const named = thingsNamed(tokens);
  const [wanted, refused] = [
    named.filter((thing) => thing.isWanted),
    named.filter((thing) => !thing.isWanted),
  ];
  const wholes = wanted.filter(
    ({ label, isAdded }) => label in kinds || (label === SHOP && !isAdded),
  );
  const isPart = (thing: Named) => thing.label in PARTS && (thing.isAdded || thing !== wholes[0]);
  const morePages = morePagesIn(tokens);
  const pages = morePages === undefined ? pagesIn(tokens) : undefined;
  const kind = SELLING.test(textOf(tokens))
    ? 'ecommerce'
    : kindOf(
        wholes.filter((thing) => !isPart(thing)),
        pages,
      );
  const without = featuresOf(refused);
  const apart = [...without, ...(kind === undefined ? [] : (includedFeatures[kind] ?? []))];
  return {
    ...(kind !== undefined && { kind }),
    notKinds: unique(
      refused
        .map(({ label }) => label)
        .filter((label): label is ProjectKind => label in kinds && !(label in PARTS)),
    ),
    features: featuresOf(wanted.filter((thing) => thing.label in features || isPart(thing))).filter(
      (label) => !apart.includes(label),
    ),
    without,
    ...(pages !== undefined && { pages }),
    ...(morePages !== undefined && { morePages }),
    unpriced: unique(wanted.filter(({ label }) => label === UNPRICED).map(({ words }) => words)),
  };
}

/** A project with what was said next about it. */
export function joinProjects(earlier: ProjectWords, later: ProjectWords): ProjectWords {
  return {
    ...earlier,
    ...later,
    notKinds: unique([...earlier.notKinds, ...later.notKinds]),
    features: unique([...earlier.features, ...later.features]).filter(
      (label) => !later.without.includes(label),
    ),
    without: unique([
      ...earlier.without.filter((label) => !later.features.includes(label)),
      ...later.without,
    ]),
    unpriced: unique([...earlier.unpriced, ...later.unpriced]),
  };
}

function thingsNamed(tokens: readonly Token[]): Named[] {
  const matches = TABLE.find(tokens);
  let takenAt: number | undefined;
  return tokens.flatMap(({ word }, index) => {
    const match = matches.find(({ start, end }) => start <= index && index < end);
    if (takingWords.has(word) || (match?.label === TAKING && takesAway(tokens, index)))
      takenAt = index;
    else if (takenAt !== undefined && endsTaking(tokens, index, takenAt)) takenAt = undefined;
    if (match?.start !== index || match.label === OTHER || match.label === TAKING) return [];
    if (
      isPresent(tokens, index) ||
      (takenAt === undefined && isOwnShop(tokens[index - 1], match.label))
    )
      return [];
    const before = tokens.slice(Math.max(0, index - REACH), index);
    return {
      label: match.label,
      words: textOf(tokens.slice(index, match.end)),
      isWanted: takenAt === undefined,
      isAdded: before.some((token) => addingWords.has(token.word)),
      isPurpose: before.some((token) => token.word === 'for'),
    };
  });
}

/** 'Do not want' takes away; 'is not', 'can not', 'why not' and 'do you not' do not. */
function takesAway(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.word !== 'not') return true;
  return !/\b(is|are|was|were|am|can|could|why|has|have|had|it|do you|are you)$/.test(
    textOf(tokens.slice(0, index)),
  );
}

function endsTaking(tokens: readonly Token[], index: number, takenAt: number): boolean {
  const word = tokens[index]?.word ?? '';
  if (word === ',')
    return !tokens.slice(index).some((token) => token.word === 'or' || token.word === 'nor');
  // 'Do not want', 'instead of', 'without having'.
  const isNear = index - takenAt < REACH && !/^(but|just|only|i|we|with)$/.test(word);
  return !isNear && (wantingWords.has(word) || /^\d+$/.test(word));
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

function kindOf(wholes: readonly Named[], pages: number | undefined): ProjectKind | undefined {
  const heads = wholes.filter(({ isPurpose }, index) => index === 0 || !isPurpose);
  const labelOf = ({ label }: Named) => (label === SHOP ? 'ecommerce' : label) as ProjectKind;
  const own =
    heads.find(({ label }) => !SIDE_KINDS.has(label)) ??
    heads.find(({ label }) => label === 'business') ??
    heads[0];
  if (own === undefined || own.label !== 'business') return own && labelOf(own);
  const exact = wholes.find(({ label }) => WEBSITE_KINDS.has(label));
  if (exact !== undefined) return labelOf(exact);
  return pages === 1 ? 'landing' : 'business';
}

function pagesIn(tokens: readonly Token[]): number | undefined {
  for (const [index, { word }] of tokens.entries()) {
    const before = tokens.slice(Math.max(0, index - REACH), index).map((token) => token.word);
    if (!/^pagers?$|^pages?$/.test(word) || before.some((said) => OTHER_PAGES.has(said))) continue;
    const said =
      before.findLast((text) => numberWords.has(text) || /^\d{1,2}([-–]\d{1,2})?$/.test(text)) ??
      '';
    // Of '5-6 pages' the larger number: an estimate should rather be too high.
    const count = numberWords.get(said) ?? Number(said.replace(/^.*[-–]/, ''));
    if (count >= 1 && count <= MOST_PAGES) return count;
  }
  return undefined;
}

/** 'Two pages less', '3 more pages': how many come to those before. */
function morePagesIn(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex(({ word }) => /^pages?$/.test(word));
  if (at < 0) return undefined;
  const near = tokens.slice(Math.max(0, at - REACH), at + 2).map(({ word }) => word);
  const isLess = near.some((word) => FEWER.has(word));
  if (!isLess && !near.some((word) => MORE.has(word))) return undefined;
  const said = near.find((word) => numberWords.has(word) || /^\d{1,2}$/.test(word)) ?? '1';
  const count = numberWords.get(said) ?? Number(said);
  return isLess ? -count : count;
}

function featuresOf(things: readonly Named[]): string[] {
  return unique(things.flatMap(({ label }) => (label in features ? label : (PARTS[label] ?? []))));
}

const textOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ');

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
