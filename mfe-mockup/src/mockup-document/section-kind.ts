import type { MockupSection, MockupSectionKind } from '@northloop/contracts';

const ANSWERED_QUESTION = /\?\s+\S/;
const FAQ_NAME = /faq|question/i;
const FEATURED_NAME = /featur|latest|work|project|galler|portfolio|article|post|stor(?:y|ies)/i;

/** The kind that a section names, or the kind that its content suggests. Its name only decides if several kinds fit. */
export function sectionKind(section: MockupSection): MockupSectionKind {
  if (section.kind) return section.kind;
  if (section.services?.length) return 'services';
  if (section.testimonials?.length) return 'testimonials';
  if (section.contactInfo) return 'contact';
  if (section.form) return 'signup';
  if (section.entries?.length) return 'prices';
  if (!section.highlights?.length) return 'about';
  const isFaq =
    FAQ_NAME.test(section.name) ||
    section.highlights.every((highlight) => ANSWERED_QUESTION.test(highlight));
  if (isFaq) return 'faq';
  return FEATURED_NAME.test(section.name) ? 'featured' : 'proof';
}
