import { WEBSITE_TYPES, type WebsiteType } from '@northloop/contracts';
import { z } from 'zod';
import { websiteTypeRules } from '../../quote/quote-rules.js';
import type { ServiceTopic } from '../knowledge/topic.js';
import type { ProjectKind, ProjectWords } from '../reading/reading.js';

const KINDS = [
  ...WEBSITE_TYPES,
  'app',
  'web-application',
  'seo',
  'ui-ux',
  'brand',
] as const satisfies readonly ProjectKind[];

/** The part of a conversation's state that is about what the visitor wants made. */
export const projectSchema = z.object({
  kind: z.enum(KINDS).optional(),
  /** Features by the names that the quote uses. */
  features: z.array(z.string().max(100)).max(20),
  pages: z.number().int().min(1).max(60).optional(),
  /** What the visitor wants and the quote has no line for. */
  unpriced: z.array(z.string().max(100)).max(10),
  /** What the visitor can spend, in dollars. */
  budget: z.number().positive().optional(),
});

/** What the visitor wants made, as far as the conversation has said. */
export type Project = z.infer<typeof projectSchema>;

export const freshProject: Project = { features: [], unpriced: [] };

/** Features that are a kind of project themselves: a blog with a blog is a blog. */
const WITHIN: Readonly<Partial<Record<ProjectKind, readonly string[]>>> = {
  blog: ['Blog'],
  ecommerce: ['Online store', 'Payments', 'Online payments', 'Stripe payments'],
};

/**
 * The project after one more message about it. Features come and go. Another kind starts a new project, so that the
 * price of a store does not hold what was wanted of a landing page.
 */
export function continueProject(project: Project, said: ProjectWords): Project {
  const rejected = project.kind !== undefined && said.notKinds.includes(project.kind);
  const kind = said.kind ?? (rejected ? undefined : project.kind);
  const isOther = said.kind !== undefined && project.kind !== undefined && kind !== project.kind;
  const pages = pagesAfter(isOther ? freshProject : project, kind, said);
  const without = new Set(said.without.map((name) => name.toLowerCase()));
  const stays = (name: string) => !without.has(name.toLowerCase());
  const within = new Set(kind === undefined ? [] : WITHIN[kind]);
  const before = isOther ? [] : project.features;
  return {
    ...(kind !== undefined && { kind }),
    ...(pages !== undefined && { pages }),
    ...(project.budget !== undefined && { budget: project.budget }),
    features: unique([...before, ...said.features])
      .filter((name) => stays(name) && !within.has(name))
      .slice(0, 20),
    unpriced: unique([...(isOther ? [] : project.unpriced), ...said.unpriced])
      .filter(stays)
      .slice(0, 10),
  };
}

/** Most pages that the quote rules are asked about. */
const MOST_PAGES = 60;

function pagesAfter(
  { pages: before }: Project,
  kind: ProjectKind | undefined,
  { pages, morePages }: ProjectWords,
): number | undefined {
  if (pages !== undefined || morePages === undefined) return pages ?? before;
  const usual = websiteTypeRules[websiteTypeOf(kind) ?? 'business'].pages;
  return Math.min(MOST_PAGES, Math.max(1, (before ?? usual) + morePages));
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** The website type for the quote rules; undefined for projects that they do not cover. */
export function websiteTypeOf(kind: ProjectKind | undefined): WebsiteType | undefined {
  return WEBSITE_TYPES.find((type) => type === kind);
}

const SERVICES: Readonly<Record<Exclude<ProjectKind, WebsiteType>, ServiceTopic>> = {
  app: 'mobile-apps',
  'web-application': 'web-development',
  seo: 'seo',
  'ui-ux': 'ui-ux-design',
  brand: 'web-design',
};

/** The service for a kind of project. */
export function serviceOf(kind: ProjectKind): ServiceTopic {
  if (kind === 'ecommerce') return 'ecommerce';
  const type = websiteTypeOf(kind);
  return type === undefined
    ? SERVICES[kind as Exclude<ProjectKind, WebsiteType>]
    : 'web-development';
}

/** The usual kind of project for a service. */
export function kindOf(topic: string | undefined): ProjectKind | undefined {
  switch (topic) {
    case 'mobile-apps':
      return 'app';
    case 'ecommerce':
      return 'ecommerce';
    case 'seo':
      return 'seo';
    case 'ui-ux-design':
      return 'ui-ux';
    case 'web-design':
    case 'web-development':
      return 'business';
    default:
      return undefined;
  }
}
