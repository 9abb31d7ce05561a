import type { ContactRequest, ContactService } from '@northloop/contracts';
import { estimateProject } from './project-quote.js';
import { type Project, type ProjectKind, websiteTypeOf } from './understanding/project.js';

/** Most messages of the visitor that are copied, and most characters of each. */
const MESSAGES = 6;
const MESSAGE_LENGTH = 240;

const SERVICES: Readonly<Record<ProjectKind, ContactService>> = {
  business: 'Web Development',
  landing: 'Web Development',
  blog: 'Web Development',
  portfolio: 'Web Development',
  'web-application': 'Web Development',
  ecommerce: 'E-commerce Solutions',
  app: 'Mobile App Development',
  seo: 'SEO Services',
  'ui-ux': 'UI/UX Design',
  brand: 'Brand Identity',
};

/**
 * Suggested content for the contact form: the visitor's own words and, if the quote rules cover the project, the budget
 * band of its estimate. The visitor sees and can edit all of it before sending.
 * @param messages what the visitor wrote, oldest first
 */
export function draftContact(
  messages: readonly string[],
  project: Project,
): Partial<ContactRequest> {
  const said = messages
    .slice(-MESSAGES)
    .map((message) => `- ${clip(message.replace(/\s+/g, ' ').trim())}`);
  const type = websiteTypeOf(project.kind);
  const estimate =
    type === undefined ? undefined : estimateProject(type, project.features, project.pages);
  const lines = ['I asked your assistant:', ...said];
  if (project.features.length > 0) lines.push(`It should have: ${project.features.join(', ')}.`);
  if (estimate !== undefined)
    lines.push(`The estimate it gave by your quote rules: ${estimate.total}.`);
  return {
    message: lines.join('\n'),
    ...(project.kind !== undefined && { service: SERVICES[project.kind] }),
    ...(estimate !== undefined && { budget: estimate.budget }),
  };
}

function clip(text: string): string {
  return text.length <= MESSAGE_LENGTH ? text : `${text.slice(0, MESSAGE_LENGTH - 1)}…`;
}
