import type { MockupSection, MockupSectionKind } from '@northloop/contracts';
import {
  momentTitles,
  sectionLeads,
  sectionNames,
  sectionTitles,
  soloTitles,
} from '../copy/section-copy.js';
import type { DraftSource } from '../draft-source.js';
import { about, isLongEnough } from './about.js';
import { call, contact, map, schedule, signup } from './closing.js';
import { prices, products, services } from './offers.js';
import { team } from './people.js';
import { pointsOf, proof } from './proof.js';
import { questions } from './questions.js';
import type { SectionBody, SectionWriter } from './section-body.js';
import { articles, steps, testimonials, works } from './trade-samples.js';

const WRITERS: Readonly<Record<MockupSectionKind, SectionWriter>> = {
  services,
  proof,
  about,
  testimonials,
  faq: questions,
  featured: articles,
  prices,
  products,
  schedule,
  team,
  posts: articles,
  cases: works,
  steps,
  map,
  call,
  signup,
  contact,
};

/**
 * The sections of the page: those of the composition for which there is something to say, those without which a fact of
 * the owner would be missing, and those for the features that the owner asks for.
 */
export function createSections(source: DraftSource): MockupSection[] {
  const sections = sectionKinds(source).flatMap((kind) => {
    const body = WRITERS[kind](source);
    return body === undefined ? [] : [withTitle(source, kind, body)];
  });
  return withOwnNames(ownFirst(source, sections));
}

/** A trade may call its offers as another section is called; the menu needs different names. */
const withOwnNames = (sections: readonly MockupSection[]): MockupSection[] =>
  sections.map((section, at) =>
    sections.slice(0, at).some(({ name }) => name === section.name)
      ? { ...section, name: section.title }
      : section,
  );

/** What is asked for where the pictures of a trade show finished work; elsewhere they show moments. */
const SHOWN_AS_WORK: readonly DraftSource['trade']['ask'][] = ['estimate', 'call', 'dates', 'demo'];

function withTitle(
  source: DraftSource,
  kind: MockupSectionKind,
  body: NonNullable<SectionBody>,
): MockupSection {
  const { trade, text } = source;
  const isOffer = kind === 'services' || (kind === 'products' && trade.ask === 'shop');
  const isMoments = kind === 'cases' && !SHOWN_AS_WORK.includes(trade.ask);
  const titles = isOffer ? [trade.offersTitle] : isMoments ? momentTitles : titlesFor(source, kind);
  return {
    name: isOffer ? trade.offersLabel : isMoments ? 'Pictures' : sectionNames[kind],
    title: text(`title/${kind}`, titles) || sectionNames[kind],
    content: text(`lead/${kind}`, sectionLeads[kind]),
    kind,
    ...body,
  };
}

/** A person working alone is no 'we'. */
const titlesFor = ({ brief }: DraftSource, kind: MockupSectionKind): readonly string[] => {
  const isSolo =
    /\b(?:I|I['’]m|my)\b/.test(brief.description ?? '') &&
    !/\b[Ww]e\b/.test(brief.description ?? '');
  return (isSolo ? soloTitles[kind] : undefined) ?? sectionTitles[kind];
};

/** Most sections that features may add to a composition. */
const MOST_ADDED = 3;

function sectionKinds(source: DraftSource): MockupSectionKind[] {
  const { template, askedSections } = source;
  const fixed = template.parts.filter((part) => part !== 'signature');
  const signature = signatureOf(source, fixed);
  const kinds = template.parts.flatMap((part) => (part === 'signature' ? (signature ?? []) : part));
  const told = toldSections(source).filter((kind) => !kinds.includes(kind));
  const added = [...new Set(askedSections)]
    .filter((kind) => !kinds.includes(kind) && !told.includes(kind))
    .slice(0, MOST_ADDED);
  // The last section calls for action, so the added ones go before it.
  kinds.splice(-1, 0, ...told, ...added);
  // Goods on a shelf are the offers; they need no second list.
  return kinds.includes('products') ? kinds.filter((kind) => kind !== 'services') : kinds;
}

/** Sections that close a page, whatever stands in them. */
const CLOSING: readonly MockupSectionKind[] = ['faq', 'map', 'call', 'signup', 'contact'];
/** Most sections that consist of samples, on a page that has the owner's own to show. */
const MOST_SAMPLES = 2;

/** Whether a section has something that the owner told, perhaps filled up with samples. */
function holdsFacts({ brief }: DraftSource, { kind, sample }: MockupSection): boolean {
  if (!sample) return true;
  if (kind === 'proof') return pointsOf(brief.facts).length > 0;
  return (kind === 'services' || kind === 'products') && brief.facts.offers.length > 0;
}

/** What the owner told comes before samples, and where there is much of it, few samples follow. */
function ownFirst(source: DraftSource, sections: readonly MockupSection[]): MockupSection[] {
  const closing = sections.filter(({ kind }) => kind && CLOSING.includes(kind));
  const rest = sections.filter((section) => !closing.includes(section));
  const own = rest.filter((section) => holdsFacts(source, section));
  const asked = ({ kind }: MockupSection) =>
    kind !== undefined && source.askedSections.includes(kind);
  const samples = rest.filter((section) => !own.includes(section));
  const kept =
    own.length < 3 ? samples : samples.filter((section, at) => at < MOST_SAMPLES || asked(section));
  return source.brief.websiteType === 'business' || source.brief.websiteType === 'landing'
    ? [...own, ...kept, ...closing]
    : [...rest.filter((section) => own.includes(section) || kept.includes(section)), ...closing];
}

const SIGNATURES = {
  steps: 'steps',
  team: 'team',
  faq: 'faq',
  works: 'cases',
  articles: 'posts',
  testimonials: 'testimonials',
  proof: 'proof',
} as const satisfies Record<string, MockupSectionKind>;

/** The most telling kind for the trade that the composition does not have yet. */
const signatureOf = ({ trade }: DraftSource, fixed: readonly MockupSectionKind[]) =>
  trade.sections.map((name) => SIGNATURES[name]).find((kind) => !fixed.includes(kind));

/** Sections without which something that the owner told would be missing. */
function toldSections({ brief, template }: DraftSource): MockupSectionKind[] {
  const { facts, description } = brief;
  const kinds: [MockupSectionKind, boolean][] = [
    ['services', facts.offers.length > 0 && !template.parts.includes('products')],
    ['prices', facts.prices.length > 1],
    ['schedule', facts.hours.length > 1],
    ['proof', pointsOf(facts).length > 0],
    ['team', facts.people.length > 0],
    ['about', isLongEnough(description)],
  ];
  return kinds.flatMap(([kind, isTold]) => (isTold ? [kind] : []));
}
