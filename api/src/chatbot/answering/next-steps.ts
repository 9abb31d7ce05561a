import type { ChatLink } from '@northloop/contracts';
import { pages } from '../knowledge/site-pages.js';

export const mockupStep: ChatLink = { label: 'Draft a mockup', path: pages.mockup, kind: 'step' };
export const contactStep: ChatLink = { label: 'Write to us', path: pages.contact, kind: 'step' };

/** What to call a page that an answer comes from. */
const PAGE_LABELS: Readonly<Record<string, string>> = {
  [pages.services]: 'All services',
  [pages.localBusiness]: 'Local business',
  [pages.portfolio]: 'Recent work',
  [pages.whyChooseUs]: 'How we treat a budget',
  [pages.mockup]: 'Mockup generator',
  [pages.about]: 'About us',
  [pages.team]: 'The team',
  [pages.careers]: 'Careers',
  [pages.contact]: 'Contact',
  [pages.consultation]: 'Free times for a talk',
  [pages.blog]: 'Blog',
  [pages.privacy]: 'Privacy policy',
  [pages.terms]: 'Terms',
  [pages.webDevelopment]: 'Web development',
  [pages.uiUxDesign]: 'UI/UX design',
  [pages.mobileApps]: 'Mobile apps',
  [pages.ecommerce]: 'E-commerce',
  [pages.seo]: 'SEO',
};

/** The page as a link. */
export function sourceLink(path: string): ChatLink {
  return { label: PAGE_LABELS[path] ?? 'Read more', path, kind: 'source' };
}

/** The four questions of a fresh conversation. */
export const FIRST_QUESTIONS = [
  'What services do you offer?',
  'How much does a website cost?',
  'How long does a project take?',
  'How can I contact you?',
] as const;
