import type {
  MockupContactInfo,
  MockupPictures,
  MockupSection,
  MockupSectionKind,
  SharedMockup,
} from '@northloop/contracts';
import { drawingOf } from './art/thing';
import type { Markup } from './markup';
import { sectionKind } from './section-kind';

/** A section prepared for drawing. */
export interface PlannedSection {
  kind: MockupSectionKind;
  /** Unique in the document and safe in an attribute. */
  id: string;
  /** Seed for its pictures; different for every section. */
  seed: string;
  section: MockupSection;
}

/** The data that every part of a page is drawn from. */
export interface PagePlan {
  mockup: SharedMockup;
  /** Seed for pictures; different for every company and every look. */
  seed: string;
  sections: readonly PlannedSection[];
  /** The menu: each label with a link to its section. */
  navigation: readonly { label: string; href: string }[];
  /** Target of the main button. */
  actionHref: string;
  /** The company's contact details; undefined if no section has any. */
  contact: MockupContactInfo | undefined;
  /** Drawings of the business's things, the most typical first. */
  scene: readonly Markup[];
  /** The drawing with this name, if it is there. */
  drawing(name: string | undefined): Markup | undefined;
}

/** Words in a menu label, and the section kinds they may refer to, most likely first. */
const MEANINGS: readonly (readonly [RegExp, readonly MockupSectionKind[]])[] = [
  [/service|categor|benefit|product/i, ['services', 'products', 'featured']],
  [/shop|store/i, ['products', 'services']],
  [/menu|pric/i, ['prices', 'services']],
  [/work|project|gallery|latest/i, ['cases', 'featured', 'services']],
  [/article|topic|blog/i, ['posts', 'featured']],
  [/about|story|team/i, ['about', 'team', 'proof']],
  [/proof|review|client|why/i, ['proof', 'testimonials']],
  [/question|faq|deliver|help/i, ['faq', 'contact']],
  [/subscribe|newsletter|letter/i, ['signup', 'contact']],
  [/contact|visit|book|quote/i, ['contact', 'signup']],
];

/** Section kinds that the main button of a website type may link to, most likely first. */
const ACTION_TARGETS: Readonly<Record<string, readonly MockupSectionKind[]>> = {
  ecommerce: ['products', 'services', 'contact'],
  portfolio: ['cases', 'featured', 'services', 'contact'],
  blog: ['posts', 'featured', 'signup', 'contact'],
};

/** Prepares a page for drawing: ids, section kinds and link targets. */
export function planPage(mockup: SharedMockup, pictures: MockupPictures): PagePlan {
  const seed = `${mockup.companyInfo.name}/${mockup.seed ?? 0}`;
  const sections = mockup.sections.map((section, index) => {
    const kind = sectionKind(section);
    return { kind, id: `${kind}-${index + 1}`, seed: `${seed}/${index}`, section };
  });
  const hrefOf = (kinds: readonly MockupSectionKind[]): string => {
    for (const kind of kinds) {
      const match = sections.find((candidate) => candidate.kind === kind);
      if (match) return `#${match.id}`;
    }
    return '#top';
  };
  const hrefOfLabel = (label: string): string => {
    const named = sections.find(({ section }) => section.name === label);
    return named
      ? `#${named.id}`
      : hrefOf(MEANINGS.find(([words]) => words.test(label))?.[1] ?? []);
  };
  const drawing = (name: string | undefined) =>
    name !== undefined && Object.hasOwn(pictures, name) ? drawingOf(pictures[name]) : undefined;
  return {
    mockup,
    seed,
    sections,
    scene: (mockup.scene ?? []).flatMap((name) => drawing(name) ?? []),
    drawing,
    navigation: mockup.header.navigation.map((label) => ({ label, href: hrefOfLabel(label) })),
    actionHref: hrefOf(ACTION_TARGETS[mockup.template.layout.type] ?? ['contact', 'signup']),
    contact: sections.find(({ section }) => section.contactInfo)?.section.contactInfo,
  };
}

/** The first section of a kind, if the page has one. */
export const sectionOf = (plan: PagePlan, kind: MockupSectionKind): PlannedSection | undefined =>
  plan.sections.find((candidate) => candidate.kind === kind);
