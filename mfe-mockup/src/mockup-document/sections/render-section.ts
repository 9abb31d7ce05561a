import type { MockupSectionKind } from '@northloop/contracts';
import type { Look } from '../look';
import { html, type Markup } from '../markup';
import type { PagePlan, PlannedSection } from '../page-plan';
import { contactFacts, messageForm } from './contact';
import { paragraphs, sampleMark } from './parts';
import { proofTicks } from './proof';
import { serviceCards, serviceZigzag } from './services';
import { quoteCards } from './testimonials';
import { usualBodies } from './usual-bodies';

/** Kinds whose title is always above the content, because they lay out the whole section themselves. */
const OWN_LAYOUT: readonly MockupSectionKind[] = ['about', 'contact', 'signup'];

/** Whether a section holds what the owner has to replace. No quotation of a draft is from a real client. */
export const isSample = ({ kind, section }: PlannedSection): boolean =>
  section.sample === true || kind === 'testimonials';

/** How a look draws the section's kind. */
export const bodyOf = (look: Look, { kind, section }: PlannedSection) =>
  // One card in a row of cards looks as if the others were missing.
  kind === 'services' && section.services?.length === 1
    ? serviceZigzag
    : (look.bodies[kind] ?? usualBodies[kind]);

/**
 * Draws one section: its head, the content that its kind draws, and then any other content, so that nothing of a draft
 * is lost.
 */
export function renderSection(look: Look, planned: PlannedSection, plan: PagePlan): Markup {
  const { kind, id, section } = planned;
  const tone = look.tones[kind] ?? 'plain';
  const head = OWN_LAYOUT.includes(kind) ? 'left' : look.heads;
  return html`<section id="${id}" class="section ${kind} tone-${tone} head-${head}" aria-labelledby="${id}-title"><div class="wrap">
<header class="section-head"><h2 id="${id}-title">${section.title}${isSample(planned) && sampleMark()}</h2>${paragraphs(section.content)}</header>
${bodyOf(look, planned).draw(planned, plan)}
${leftovers(planned, plan)}
</div></section>`;
}

/** The parts of a section that each kind draws. */
const DRAWN: Readonly<Record<MockupSectionKind, readonly string[]>> = {
  services: ['services'],
  proof: ['highlights'],
  about: [],
  testimonials: ['testimonials'],
  faq: ['highlights'],
  featured: ['highlights', 'entries'],
  prices: ['entries'],
  products: ['entries', 'highlights'],
  schedule: ['entries'],
  team: ['entries'],
  posts: ['entries', 'highlights'],
  cases: ['entries', 'highlights'],
  steps: ['entries'],
  map: ['contactInfo'],
  call: ['highlights'],
  signup: ['form'],
  contact: ['contactInfo', 'form'],
};

function leftovers(planned: PlannedSection, plan: PagePlan): Markup {
  const { section, kind, id } = planned;
  const isLeft = (part: string) => !DRAWN[kind].includes(part);
  return html`${section.services?.length && isLeft('services') && serviceCards.draw(planned, plan)}${section.highlights?.length && isLeft('highlights') && proofTicks.draw(planned, plan)}${section.testimonials?.length && isLeft('testimonials') && quoteCards.draw(planned, plan)}${section.contactInfo && isLeft('contactInfo') && contactFacts(section.contactInfo)}${section.form && isLeft('form') && messageForm(section.form, id)}`;
}
