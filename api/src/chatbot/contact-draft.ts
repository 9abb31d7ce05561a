import type { ContactBudget, ContactRequest, ContactService } from '@northloop/contracts';
import { budgetBands } from '../quote/quote-rules.js';
import type { ConversationState } from './conversation/conversation-state.js';
import type { ProjectKind } from './reading/reading.js';

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
 * Suggested content for the contact form. It says only what the visitor said: their own words, what they want made, what
 * they can spend, and how to reach them. The visitor sees and can edit all of it before sending.
 * @param said what the visitor wrote, oldest first
 */
export function draftContact(
  said: readonly string[],
  { project, contact, time }: ConversationState,
): Partial<ContactRequest> {
  const message = said
    .slice(-MESSAGES)
    .map((text) => clip(text.replace(/\s+/g, ' ').trim()))
    .join('\n');
  const budget = project.budget === undefined ? undefined : bandOf(project.budget);
  return {
    message,
    ...contact,
    ...(time !== undefined && { timeline: `Wish for a talk: ${time}` }),
    ...(project.kind !== undefined && { service: SERVICES[project.kind] }),
    ...(budget !== undefined && { budget }),
  };
}

/** The band of the contact form that an amount lies in, in dollars. */
function bandOf(dollars: number): ContactBudget | undefined {
  return budgetBands.find(([below]) => dollars < below)?.[1];
}

function clip(text: string): string {
  return text.length <= MESSAGE_LENGTH ? text : `${text.slice(0, MESSAGE_LENGTH - 1)}…`;
}
