import type { Token } from '../../../english/tokens.js';
import type { ProjectKind, ProjectWords } from '../reading.js';
import { features, includedFeatures } from '../vocabulary/features.js';
import { kinds } from '../vocabulary/kinds.js';
import { morePagesIn, pagesIn } from './pages.js';
import { type Named, SHOP, textOf, thingsNamed, UNPRICED } from './things-named.js';

/** Kinds that are a part when another kind is named: 'a portfolio with a blog'. */
const PARTS: Readonly<Record<string, string>> = { blog: 'Blog', [SHOP]: 'Shop' };
/** Kinds that are also work on something else: 'SEO for my store', 'a logo for our app'. */
const SIDE_KINDS = new Set(['business', 'ui-ux', 'seo', 'brand']);
/** Kinds that say more exactly what a website is: 'a website for my online store'. */
const WEBSITE_KINDS = new Set(['ecommerce', 'portfolio', 'blog', 'landing']);
const SELLING = /\bsell(ing|s)?( [^ ,]+){1,6} online\b/;

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

function featuresOf(things: readonly Named[]): string[] {
  return unique(things.flatMap(({ label }) => (label in features ? label : (PARTS[label] ?? []))));
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
