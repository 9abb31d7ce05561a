import type { KnowledgeDocument } from '../../knowledge-document.js';
import { pages } from '../../site-pages.js';

const store = (
  id: string,
  title: string,
  answer: string,
  phrasings: readonly string[],
): KnowledgeDocument => ({
  id,
  title,
  topic: 'ecommerce',
  path: pages.ecommerce,
  answer,
  phrasings,
});

const design = (
  id: string,
  title: string,
  answer: string,
  phrasings: readonly string[],
): KnowledgeDocument => ({
  id,
  title,
  topic: 'ui-ux-design',
  path: pages.uiUxDesign,
  answer,
  phrasings,
});

const search = (
  id: string,
  title: string,
  answer: string,
  phrasings: readonly string[],
): KnowledgeDocument => ({ id, title, topic: 'seo', path: pages.seo, answer, phrasings });

/** Single features of stores, of design and of search work, as their pages state them. */
export const storeFactsKnowledge: readonly KnowledgeDocument[] = [
  store(
    'platform-woocommerce',
    'WooCommerce',
    'WooCommerce is open-source selling inside WordPress: no platform fee, a little more housekeeping, full control of pages and data, blog and store side by side, on your own host. Best for businesses with a WordPress site they like.',
    ['what is woocommerce good for', 'who is woocommerce for'],
  ),
  store(
    'store-stock',
    'Stock that agrees',
    'In every store we open, the count online follows the count at the register, hold-backs included, so the inventory agrees on both sides.',
    ['does the stock online match my register'],
  ),
  store(
    'store-shipping',
    'Shipping in a store',
    'Shipping you can explain: live carrier rates, local pickup and free-over thresholds set by your margins, in every store we open.',
    ['how does shipping work in a store'],
  ),
  store(
    'store-tax',
    'Sales tax in a store',
    'Sales tax is worked out by the address where the parcel goes, with reports for your bookkeeper, in every store we open.',
    ['who works out the sales tax'],
  ),
  store(
    'store-cards',
    'Card payments in a store',
    'Payment pages are run by the processor, so cards are kept off your server and your PCI paperwork stays short. Customers get guest checkout and saved wallets; which payments you take follows from the processor.',
    ['is it safe to take credit cards in my store'],
  ),
  store(
    'store-numbers',
    'Numbers of a store',
    'Every store has numbers worth reading: what sold, what was looked for and not found, and where carts were left.',
    ['do I get sales reports in my store'],
  ),
  store(
    'store-care',
    'Store care',
    'Store care: updates on slow mornings, round-the-clock monitoring with eyes on the checkout, a holiday readiness check, a monthly hour of changes, and a person to call in December.',
    ['who looks after the store later'],
  ),
  design(
    'design-systems',
    'Design systems',
    'Design systems: buttons, forms and rules in one component library, documented so your developers stop guessing, with tokens for color and type, accessibility notes on each part, and Figma and code in step.',
    ['design system for our developers'],
  ),
  design(
    'screen-states',
    'Screens for every state',
    'Interface design: screens for every state, including the empty one, the slow one and the one where the card was declined, for phone, tablet and desktop, in light and dark themes, with real content throughout.',
    ['do you design dark mode and tablet screens'],
  ),
  search(
    'seo-keywords',
    'Keyword research',
    'Keyword research: which words people near you use, how often, and what they hope to find, grouped by intent, with seasonal peaks and words to leave alone.',
    ['what words do people search for'],
  ),
  search(
    'seo-content',
    'Content for search',
    'Content for search: pages that answer what customers ask on the phone, written by Priya after interviews with your staff, from an outline you approve; two to four new pages a month in the growing months, and old pages trimmed or merged.',
    ['who writes the pages for search'],
  ),
];
