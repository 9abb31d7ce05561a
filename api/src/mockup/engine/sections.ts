import type { MockupSection, MockupSectionKind } from '@northloop/contracts';
import { sectionLeads, sectionNames, sectionTitles } from './copy/common-copy.js';
import { canFill, capitalized, fillSlots } from './copy/fill-slots.js';
import { columns, toEntry } from './copy/rows.js';
import { sectionWording } from './copy/section-wording.js';
import type { DraftSource } from './draft-source.js';

/** The content of a section besides its name, title and lead. */
type SectionBody = Omit<MockupSection, 'name' | 'title' | 'content' | 'kind'> & {
  content?: string;
};

const LONGEST_ABOUT = 700;

/** Entries of a kind for which the trade has rows. */
const entriesOf =
  (
    kind: 'products' | 'schedule' | 'team' | 'posts' | 'cases' | 'prices' | 'steps',
    count: number,
  ) =>
  ({ copy, varying, slots }: DraftSource): SectionBody => {
    const rows = copy[kind];
    // The order of these rows has a meaning, so they are not shuffled.
    const isOrdered = kind === 'steps' || kind === 'schedule' || kind === 'team';
    const chosen = isOrdered ? rows.slice(0, count) : varying.about(kind).some(rows, count);
    const fill = (text: string) => fillSlots(text, slots, varying.about(text));
    return {
      entries: chosen.map((row) => toEntry(fill(row))),
      sample: true,
    };
  };

const BODIES: Readonly<Record<MockupSectionKind, (source: DraftSource) => SectionBody>> = {
  services: (source) => ({ services: offeredServices(source), sample: true }),
  proof: ({ copy, varying }) => ({
    highlights: varying.about('proof').some(copy.highlights, 4),
    sample: true,
  }),
  about: ({ brief, copy, text, slots, varying }) =>
    brief.description !== undefined && brief.description.length > 30
      ? { content: shortened(brief.description) }
      : {
          content: varying
            .about('about')
            .some(
              copy.about.filter((paragraph) => canFill(paragraph, slots)),
              2,
            )
            .map((paragraph) => text(`about/${paragraph}`, [paragraph]))
            .join('\n'),
          sample: true,
        },
  testimonials: ({ copy, varying }) => ({
    testimonials: varying
      .about('testimonials')
      .some(copy.testimonials, 3)
      .map((row) => {
        const [quote, author] = columns(row);
        return { quote, author, position: 'Sample', company: '' };
      }),
    sample: true,
  }),
  faq: ({ copy, varying }) => ({
    highlights: varying.about('faq').some(copy.questions, 4),
    sample: true,
  }),
  featured: entriesOf('posts', 3),
  prices: entriesOf('prices', 5),
  products: entriesOf('products', 6),
  schedule: entriesOf('schedule', 5),
  team: entriesOf('team', 4),
  posts: entriesOf('posts', 5),
  cases: entriesOf('cases', 5),
  steps: entriesOf('steps', 4),
  map: ({ companyInfo }) => ({ contactInfo: contactInfoOf(companyInfo), sample: true }),
  call: ({ brief }) => ({
    ...(brief.features.length > 0 && { highlights: brief.features.slice(0, 4).map(capitalized) }),
  }),
  signup: () => ({ form: { submitText: 'Subscribe' } }),
  contact: ({ companyInfo, hero, brief }) => ({
    contactInfo: contactInfoOf(companyInfo),
    form: { submitText: brief.websiteType === 'business' ? hero.cta : 'Send message' },
    sample: true,
  }),
};

/** The sections of the page: those of the composition, and those for the features that the owner asks for. */
export function createSections(source: DraftSource): MockupSection[] {
  return sectionKinds(source).map((kind) => {
    const wording = sectionWording[source.brief.industry]?.[kind];
    const titles =
      kind === 'services' ? source.copy.servicesTitles : (wording?.titles ?? sectionTitles[kind]);
    return {
      name: sectionName(source, kind),
      title: source.text(`title/${kind}`, titles),
      content: source.text(`lead/${kind}`, sectionLeads[kind]),
      kind,
      ...BODIES[kind](source),
    };
  });
}

/** Name of a section in the menu. */
export const sectionName = (
  { brief, copy }: Pick<DraftSource, 'brief' | 'copy'>,
  kind: MockupSectionKind,
): string =>
  sectionWording[brief.industry]?.[kind]?.name ??
  (kind === 'services' ? copy.servicesLabel : sectionNames[kind]);

/** Most sections that features may add to a composition. */
const MOST_ADDED = 3;

function sectionKinds({ template, copy, askedSections }: DraftSource): MockupSectionKind[] {
  const fixed = template.parts.filter((part) => part !== 'signature');
  const signature = copy.signature.find((kind) => !fixed.includes(kind));
  const kinds = template.parts.flatMap((part) => (part === 'signature' ? (signature ?? []) : part));
  const added = [...new Set(askedSections)]
    .filter((kind) => !kinds.includes(kind))
    .slice(0, MOST_ADDED);
  // The last section calls for action, so the added ones go before it.
  kinds.splice(-1, 0, ...added);
  return kinds;
}

function offeredServices({ brief, copy, varying }: DraftSource): MockupSection['services'] {
  const choice = varying.about('services');
  const lines = choice.shuffled(copy.offerLines);
  const own = brief.facts.offers.slice(0, 4).map((offer, index) => ({
    name: capitalized(offer),
    description: fillSlots(lines[index % lines.length] ?? '', { offer: [offer] }, choice),
    features: [],
  }));
  const others = choice.some(copy.services, Math.max(3 - own.length, own.length === 0 ? 4 : 0));
  return [
    ...own,
    ...others.map((row) => {
      const [name, description, points] = columns(row);
      return { name, description, features: points.split('; ') };
    }),
  ];
}

const contactInfoOf = ({ phone, email, address }: DraftSource['companyInfo']) => ({
  phone,
  email,
  address,
  hours: 'Your opening hours',
});

/** Cuts a text at a sentence end within the longest length that reads well. */
function shortened(text: string): string {
  if (text.length <= LONGEST_ABOUT) return text;
  const cut = text.slice(0, LONGEST_ABOUT);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > LONGEST_ABOUT / 3 ? cut.slice(0, end + 1) : `${cut.replace(/\s+\S*$/, '')} …`;
}
