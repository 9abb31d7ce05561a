import { agencyFacts } from '../../knowledge/agency-facts.js';
import { pages } from '../../knowledge/site-pages.js';
import type { Answer } from '../answer.js';
import { contactStep, FIRST_QUESTIONS } from '../next-steps.js';

const { phone } = agencyFacts;

/** A message that would make the assistant something else: it is text like any other. */
export const steering: Answer = {
  text: 'I only answer questions about Northloop from what this site says. I cannot change how I work, and prices come from our quote rules alone. Ask me about services, prices, timing or the team.',
  suggestions: FIRST_QUESTIONS,
  isAlone: true,
  isFixed: true,
};

/** A question about the world. */
export const offTopic: Answer = {
  text: `I do not know that one. I only know what this site says about Northloop. For anything else, ask a person: ${pages.contact} or ${phone}.`,
  steps: [contactStep],
  suggestions: FIRST_QUESTIONS,
  isUnknown: true,
  isFixed: true,
};

/** Work that is not one of the six services. */
export const notOffered: Answer = {
  text: `I do not know of that: it is not one of the six services on this site (web design, web development, UI/UX design, mobile apps, e-commerce, SEO). To be sure, ask a person: ${pages.contact} or ${phone}.`,
  steps: [contactStep],
  handover: true,
  isUnknown: true,
  isFixed: true,
};

/** Something about the agency that this site does not say. */
export const notSaid: Answer = {
  text: `I do not know that: this site does not say it, and I would rather not guess. A person can tell you: call ${phone} or write at ${pages.contact}.`,
  steps: [contactStep],
  handover: true,
  isUnknown: true,
  isFixed: true,
};

/** The next thing that it does not say. */
export const notSaidEither: Answer = {
  text: `I do not know that either. Somebody on our team does: ${phone}, or leave your details here and a person answers you.`,
  steps: [contactStep],
  handover: true,
  isUnknown: true,
  isFixed: true,
};

/** The same answer when a visitor asks again. */
export const nothingMore: Answer = {
  text: `That is all I know about it. Somebody on our team can tell you more: ${phone}, or leave your details here and they come back to you.`,
  steps: [contactStep],
  handover: true,
  isFixed: true,
};

/** Price reductions: not the assistant's to give. */
export const noDiscount: Answer = {
  text: `I do not know of a discount, and I could not agree to one. What lowers a price is a smaller first version: fewer pages and features. A person can talk that through with you: ${pages.contact} or ${phone}.`,
  steps: [contactStep],
  handover: true,
  isUnknown: true,
  isFixed: true,
};
