import { type Match, PhraseTable } from './phrase-table.js';
import type { ProjectKind, ProjectWords } from './reading.js';
import type { Token } from './tokens.js';
import { features, includedFeatures, otherThings, unpriced } from './vocabulary/features.js';
import {
  addingWords,
  kinds,
  numberWords,
  shops,
  takingPhrases,
  takingWords,
  wantingWords,
} from './vocabulary/kinds.js';
import { wordsOf } from './vocabulary/word-list.js';

const [UNPRICED, OTHER, TAKING, SHOP] = ['unpriced', 'other', 'taking', 'plain shop'];
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
const OWNERS = wordsOf('my our their his her your the');
/** Kinds that are a part when another kind is named: 'a portfolio with a blog'. */
const AS_PART: Readonly<Record<string, string>> = { blog: 'Blog', [SHOP]: 'Shop' };
const WORK_ON_A_SITE: readonly string[] = ['business', 'ui-ux', 'seo', 'brand'];

/** A thing that is named, and whether it is wanted. */
interface Named extends Match {
  isWanted: boolean;
  isAdded: boolean;
}

/** What a request says about a project. */
export function projectIn(all: readonly Token[]): ProjectWords {
  const tokens = all.filter(({ part, word }) => part !== 'PUNCT' || word === ',');
  const named = thingsNamed(tokens);
  const wanted = named.filter(({ isWanted }) => isWanted);
  const whole = wanted.filter(
    ({ label, isAdded, start }) =>
      isKind(label) && !(isAdded && label in AS_PART) && isWhole(label, start, tokens),
  );
  const pages = pagesIn(tokens);
  const kind = kindOf(whole, tokens, pages);
  const featuresOf = (things: readonly Named[]) =>
    unique(
      things
        .map(({ label }) => (label in features ? label : AS_PART[label]))
        .filter((label) => label !== undefined),
    );
  const parts = wanted.filter(
    (thing) =>
      thing.label in features ||
      (thing.label in AS_PART &&
        (thing.isAdded || (kind !== undefined && isWhole(thing.label, thing.start, tokens)))),
  );
  const included = kind === undefined ? [] : (includedFeatures[kind] ?? []);
  const without = featuresOf(named.filter(({ isWanted }) => !isWanted));
  return {
    ...(kind !== undefined && { kind }),
    notKinds: unique(
      named.flatMap(({ isWanted, label }) =>
        !isWanted && label in kinds ? [label as ProjectKind] : [],
      ),
    ),
    features: featuresOf(parts).filter(
      (label) => !included.includes(label) && !without.includes(label),
    ),
    without,
    ...(pages !== undefined && { pages }),
    unpriced: unique(
      wanted
        .filter(({ label }) => label === UNPRICED)
        .map(({ start, end }) =>
          tokens
            .slice(start, end)
            .map(({ word }) => word)
            .join(' '),
        ),
    ),
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

const isKind = (label: string) => label in kinds || label === SHOP;

/** Not the visitor's own shop ('my shop', 'a bike shop') and not somebody's blog. */
function isWhole(label: string, start: number, tokens: readonly Token[]): boolean {
  const before = tokens[start - 1];
  if (before?.word === 'your') return false;
  return (
    label !== SHOP ||
    (!OWNERS.has(before?.word ?? '') && before?.part !== 'NOUN' && before?.part !== 'PROPN')
  );
}

function thingsNamed(tokens: readonly Token[]): Named[] {
  const matches = TABLE.find(tokens);
  const named: Named[] = [];
  let isTaken = false;
  let sinceTaking = 0;
  tokens.forEach(({ word }, index) => {
    const match = matches.find(({ start, end }) => start <= index && index < end);
    sinceTaking += 1;
    if (takingWords.has(word) || (match?.label === TAKING && takesAway(tokens, index)))
      [isTaken, sinceTaking] = [true, 0];
    else if (isTaken && endsTaking(tokens, index, sinceTaking)) isTaken = false;
    if (match?.start !== index || match.label === OTHER || match.label === TAKING) return;
    if (tokens[index - 1]?.word === 'your' || hasNone(tokens, index)) return;
    const isAdded = tokens
      .slice(Math.max(0, index - 3), index)
      .some((token) => addingWords.has(token.word));
    named.push({ ...match, isWanted: !isTaken, isAdded });
  });
  return named;
}

/** 'Do not want' takes away; 'is not', 'can not' and 'why not' do not. */
function takesAway(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.word !== 'not') return true;
  const before = tokens[index - 1]?.word ?? '';
  return !/^(is|are|was|were|am|can|could|why|has|have|had|it|you)$/.test(before);
}

function endsTaking(tokens: readonly Token[], index: number, since: number): boolean {
  const word = tokens[index]?.word ?? '';
  if (word === ',')
    return !tokens.slice(index).some((token) => token.word === 'or' || token.word === 'nor');
  // 'Do not want', 'instead of', 'without having'.
  return (
    (since > 2 || /^(but|just|only|i|we|with)$/.test(word)) &&
    (wantingWords.has(word) || /^\d+$/.test(word))
  );
}

/** 'We have no website' says what there is, not what is wanted. */
function hasNone(tokens: readonly Token[], index: number): boolean {
  return /\b(have|has|got|had) (no|not|not a|not an)( a| an| any)?$|\bnot (have|got)( a| an| any| our| my)?$/.test(
    tokens
      .slice(Math.max(0, index - 4), index)
      .map(({ word }) => word)
      .join(' '),
  );
}

function kindOf(
  things: readonly Named[],
  tokens: readonly Token[],
  pages: number | undefined,
): ProjectKind | undefined {
  const isFor = ({ start }: Named) =>
    tokens.slice(Math.max(0, start - 3), start).some(({ word }) => word === 'for');
  const heads = things.filter((thing, index) => index === 0 || !isFor(thing));
  const labels = heads.map(({ label }) => (label === SHOP ? 'ecommerce' : label));
  const [first] = labels;
  const chosen =
    labels.find((label) => !WORK_ON_A_SITE.includes(label)) ??
    (labels.includes('business') && !isFor(heads[0] as Named) ? 'business' : first);
  const refined = things.find(({ label }) =>
    /^(ecommerce|portfolio|blog|landing)$/.test(label),
  )?.label;
  if (chosen !== 'business') return chosen as ProjectKind | undefined;
  return (refined ?? (pages === 1 ? 'landing' : 'business')) as ProjectKind;
}

function pagesIn(tokens: readonly Token[]): number | undefined {
  for (const [index, { word }] of tokens.entries()) {
    if (!/^(pages?|pagers?)$/.test(word)) continue;
    const before = tokens.slice(Math.max(0, index - 3), index).map((token) => token.word);
    if (before.some((said) => /^(more|extra|additional|another|first|per|other)$/.test(said)))
      continue;
    const said = before.findLast(
      (text) => text in numberWords || /^\d{1,2}([-–]\d{1,2})?(ish)?$/.test(text),
    );
    const count =
      said === undefined
        ? Number.NaN
        : (numberWords[said] ?? Number(said.replace(/^.*[-–]|ish$/g, '')));
    if (count >= 1 && count <= MOST_PAGES) return count;
  }
  return undefined;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
