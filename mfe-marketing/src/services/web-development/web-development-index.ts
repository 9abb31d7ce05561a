import { webDevelopment } from '../../content/services/web-development';
import type { IndexEntry } from '../../page-parts/contents-index';

/** The parts of the page in order, for the side index. */
export const webDevelopmentIndex: readonly IndexEntry[] = [
  { id: 'services', title: webDevelopment.services.heading.title },
  { id: 'process', title: webDevelopment.process.heading.title },
  { id: 'portfolio', title: webDevelopment.portfolio.heading.title },
  { id: 'technologies', title: webDevelopment.technologies.heading.title },
  { id: 'faq', title: webDevelopment.faqHeading.title },
];
