import type { ChatLink } from '@northloop/contracts';
import { pages } from '../knowledge/site-pages.js';
import type { Topic } from '../knowledge/topic.js';

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
  [pages.blog]: 'Blog',
  [pages.privacy]: 'Privacy policy',
  [pages.terms]: 'Terms',
  [pages.webDevelopment]: 'Web development',
  [pages.uiUxDesign]: 'UI/UX design',
  [pages.mobileApps]: 'Mobile apps',
  [pages.ecommerce]: 'E-commerce',
  [pages.seo]: 'SEO',
};

/** The page as a link; its title stands in where the page has no short name. */
export function sourceLink(path: string, title = 'Read more'): ChatLink {
  return { label: PAGE_LABELS[path] ?? title, path, kind: 'source' };
}

/** The four questions of a fresh conversation. */
export const FIRST_QUESTIONS = [
  'What services do you offer?',
  'How much does a website cost?',
  'How long does a project take?',
  'How can I contact you?',
] as const;

const SERVICE_QUESTIONS = ['How much would that cost?', 'How long would it take?'] as const;

/** What visitors tend to ask next, by topic. */
export function suggestionsAfter(topic: Topic | undefined): readonly string[] {
  switch (topic) {
    case 'web-design':
    case 'web-development':
    case 'ecommerce':
    case 'mobile-apps':
    case 'ui-ux-design':
    case 'seo':
      return SERVICE_QUESTIONS;
    case 'services':
      return ['How much does a website cost?', 'Can I see your work?'];
    case 'price':
      return ['Do I have to pay a deposit?', 'How long would that take?'];
    case 'process':
      return ['What do you need from me?', 'How many rounds of changes are included?'];
    case 'support':
      return ['What is in a care plan?'];
    case 'team':
    case 'about':
      return ['Can I see your work?', 'How do you work?'];
    case 'portfolio':
      return ['How do you work?', 'How much does a website cost?'];
    case 'careers':
      return ['What benefits do you offer?', 'Can I work remotely?'];
    case 'location':
    case 'contact':
      return ['When are you open?', 'What happens after I write to you?'];
    default:
      return [];
  }
}
