import { SEARCH_FIXED_TERM, type WebsiteType } from '@northloop/contracts';
import { inDollars } from '../../../quote/cents.js';
import { kindOf, type Project, websiteTypeOf } from '../../conversation/project.js';
import { agencyFacts } from '../../knowledge/agency-facts.js';
import { pages } from '../../knowledge/site-pages.js';
import { carePlanPrice, estimateProject } from '../../project-quote.js';
import type { ProjectKind } from '../../reading/reading.js';
import type { Answer } from '../answer.js';
import { contactStep, mockupStep } from '../next-steps.js';
import type { Turn } from '../turn.js';

const { firstCall, estimateValidity } = agencyFacts;

const NAMES: Readonly<Record<WebsiteType, string>> = {
  business: 'a business website',
  ecommerce: 'an online store',
  portfolio: 'a portfolio website',
  blog: 'a blog',
  landing: 'a landing page',
};

const WRITTEN = `After a free ${firstCall} call you get a figure in writing.`;
const NO_OFFER = `It is an estimate, not an offer, and stands for ${estimateValidity}; after a free ${firstCall} call you get the figure in writing. Draft the page and see what is included at ${pages.mockup}, or write to us at ${pages.contact}.`;

/** Work that the quote rules do not cover: what the pages say about its price, and no figure of our own. */
const WITHOUT_QUOTE: Readonly<
  Record<Exclude<ProjectKind, WebsiteType>, Pick<Answer, 'text' | 'path'> & { topic: string }>
> = {
  app: {
    text: `Three things move the price of an app: whether it needs a server of its own, whether it must work offline, and how many other systems it talks to. One job and no server may fit the $10,000 - $25,000 band of our contact form; most apps with accounts and sync land above it. ${WRITTEN}`,
    path: pages.mobileApps,
    topic: 'mobile-apps',
  },
  'web-application': {
    text: `I have no figure for web applications: the price depends on roles, reports and the systems it talks to. ${WRITTEN}`,
    path: pages.webDevelopment,
    topic: 'web-development',
  },
  seo: {
    text: `I have no figure for SEO: it depends on your site and your trade. Search work is billed monthly, the first ${SEARCH_FIXED_TERM} are a fixed term, and the free audit shows what would be worth doing. ${WRITTEN}`,
    path: pages.seo,
    topic: 'seo',
  },
  'ui-ux': {
    text: `I have no figure for UI/UX work: it depends on which of its six steps you need. ${WRITTEN}`,
    path: pages.uiUxDesign,
    topic: 'ui-ux-design',
  },
  brand: {
    text: `I have no figure for brand design: it depends on what you have already. ${WRITTEN}`,
    path: pages.contact,
    topic: 'web-design',
  },
};

/** What a care plan costs: a figure of the quote rules too. */
export function carePriceAnswer(): Answer {
  return {
    text: `Our estimates count a care plan at ${carePlanPrice}, with the first three months in the total. It covers updates, backups and small changes. It is an estimate, not an offer.`,
    path: pages.mockup,
    steps: [contactStep],
    isFixed: true,
    state: { asked: 'care-price', topic: 'support' },
  };
}

/** The price of the project that a conversation is about: by the quote rules, else what the pages say. */
export function priceAnswer(turn: Turn): Answer {
  const project = pricedProject(turn);
  const type = websiteTypeOf(project.kind ?? 'business');
  const suggestions = ['How long would that take?', 'Do I have to pay a deposit?'];
  if (type === undefined) {
    const { topic, ...answer } = WITHOUT_QUOTE[project.kind as Exclude<ProjectKind, WebsiteType>];
    return {
      ...answer,
      steps: [contactStep],
      suggestions,
      isFixed: true,
      state: { asked: 'price', topic, project },
    };
  }
  return {
    text: [estimate(type, project), notCounted(project), beside(turn, type, project), NO_OFFER]
      .filter((sentence) => sentence !== '')
      .join(' '),
    steps: [mockupStep, contactStep],
    suggestions,
    isFixed: true,
    state: { asked: 'price', topic: 'price', project },
  };
}

/** The project of the conversation, or the one that its topic suggests. */
function pricedProject({ state }: Turn): Project {
  const kind = state.project.kind ?? kindOf(state.topic);
  return kind === undefined ? state.project : { ...state.project, kind };
}

function estimate(type: WebsiteType, { features, pages: count, kind }: Project): string {
  const { total, range } = estimateProject(type, features, count);
  const size =
    count === undefined || (type === 'landing' && count === 1)
      ? ''
      : ` of ${count === 1 ? '1 page' : `${count} pages`}`;
  const list = new Intl.ListFormat('en-US').format(features.map((label) => label.toLowerCase()));
  const extras = features.length > 0 ? ` with ${list}` : '';
  const sentence = `For ${NAMES[type]}${size}${extras} our estimate is ${total} (${range}).`;
  if (kind !== undefined && (type !== 'business' || size !== '' || extras !== '')) return sentence;
  if (size !== '' || extras !== '') return sentence;
  return `${sentence} A landing page comes to ${estimateProject('landing').total}, an online store to ${estimateProject('ecommerce').total}.`;
}

/** What the visitor named and no figure holds. */
function notCounted({ unpriced }: Project): string {
  if (unpriced.length === 0) return '';
  const list = new Intl.ListFormat('en-US').format(unpriced);
  return `Not counted: ${list}; a person prices that.`;
}

/** A visitor's own amount is never agreed to, only set beside the estimate. */
function beside({ state }: Turn, type: WebsiteType, project: Project): string {
  const own = state.project.budget;
  if (own === undefined) return '';
  const amount = inDollars(Math.round(own * 100));
  const { dollars } = estimateProject(type, project.features, project.pages);
  return dollars > own
    ? `That is more than the ${amount} you name; what a smaller first version could be is a question for a person.`
    : `That is within the ${amount} you name.`;
}
