import type { WebsiteType } from '@northloop/contracts';
import { agencyFacts } from '../../knowledge/agency-facts.js';
import { pages } from '../../knowledge/site-pages.js';
import { carePlanPrice, estimateProject } from '../../project-quote.js';
import { hasIntent, isFollowUp } from '../../understanding/intents.js';
import {
  continueProject,
  kindOf,
  type Project,
  type ProjectKind,
  websiteTypeOf,
} from '../../understanding/project.js';
import type { Answer, AnswerRule, Turn } from '../answer.js';
import { contactStep, mockupStep } from '../next-steps.js';
import { isServiceTopic } from '../service-topic.js';

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
const WITHOUT_QUOTE: Readonly<Record<Exclude<ProjectKind, WebsiteType>, Answer>> = {
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
    text: `I have no figure for SEO: it depends on your site and your trade. Search work is billed monthly, the first three months are a fixed term, and the free audit shows what would be worth doing. ${WRITTEN}`,
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

const CARE =
  /\b(care|maintenance|support|service) (plans?|packages?|contracts?)\b|\bmaintenance\b|\bupkeep\b|\b(monthly|yearly|annual|ongoing|recurring|per month|a month|every month)\b.*\b(after(wards?)?|then|later|fees?|costs?)\b|\b(fees?|costs?|pay|charge)\b.*\b(monthly|every month|per month|afterwards?|after launch)\b/;

/** Search work is paid by the month as well, and a store has running costs of its own. */
function isAboutCare(text: string, said: Project, { context, before }: Turn): boolean {
  if (said.kind === 'seo' || said.kind === 'ecommerce' || said.kind === 'app') return false;
  if (CARE.test(text)) return true;
  if (said.kind !== undefined || !isFollowUp(text)) return false;
  return context.topic === 'support' || before()?.meaning === 'care-plan';
}

/** What a care plan costs: a figure of the quote rules too. */
export const carePlanPriceAnswer: AnswerRule = (turn) =>
  hasIntent(turn.question.text, 'price') && isAboutCare(turn.question.text, turn.said, turn)
    ? carePlanPriceOf()
    : undefined;

/** The care plan's price in words. */
export function carePlanPriceOf(): Answer {
  return {
    text: `Our estimates count a care plan at ${carePlanPrice}, with the first three months in the total. It covers updates, backups and small changes. It is an estimate, not an offer.`,
    path: pages.mockup,
    topic: 'support',
    meaning: '@care-price',
    steps: [contactStep],
  };
}

/** Prices: from the quote rules where they cover the project, else what the pages say. Never a figure of its own. */
export const priceAnswer: AnswerRule = (turn) => {
  if (hasIntent(turn.question.text, 'price')) return priceOf(turn);
  return goesOnAboutPrices(turn) ? { ...priceOf(turn), meaning: undefined } : undefined;
};

/** The price of the project that a turn is about, whatever its wording. */
export function priceOf(turn: Turn): Answer {
  const project = projectOf(turn);
  const websiteType = websiteTypeOf(project.kind ?? 'business') ?? 'business';
  if (project.kind !== undefined && websiteTypeOf(project.kind) === undefined) {
    const answer = WITHOUT_QUOTE[project.kind as Exclude<ProjectKind, WebsiteType>];
    return {
      ...answer,
      meaning: '@price',
      steps: [contactStep],
      suggestions: ['How long would that take?'],
    };
  }
  return {
    text: `${estimateSentence(websiteType, project.features, project.pages)} ${belowEstimate(turn, websiteType, project.features)}${NO_OFFER}`,
    topic: 'price',
    meaning: '@price',
    steps: [mockupStep, contactStep],
    suggestions: ['How long would that take?', 'Do I have to pay a deposit?'],
  };
}

/** 'And an online store?' after a price, 'with booking?' after anything that had one. */
function goesOnAboutPrices({ question, said, context }: Turn): boolean {
  if (!isFollowUp(question.text)) return false;
  if (hasIntent(question.text, 'duration') || hasIntent(question.text, 'who')) return false;
  if (context.asked === 'price' && said.kind !== undefined) return true;
  return context.hasPrice && (said.features.length > 0 || said.pages !== undefined);
}

/** The project that a price is asked for: this message's, else the conversation's. */
export function projectOf({ said, context }: Turn): Project {
  const project = continueProject(context.project, said);
  if (project.kind !== undefined) return project;
  const topic = context.topic;
  return topic !== undefined && isServiceTopic(topic)
    ? { ...project, kind: kindOf(topic) }
    : project;
}

function estimateSentence(
  websiteType: WebsiteType,
  features: readonly string[],
  count: number | undefined,
): string {
  const { total, range } = estimateProject(websiteType, features, count);
  const size =
    count === undefined || websiteType === 'landing'
      ? ''
      : ` of ${count === 1 ? '1 page' : `${count} pages`}`;
  const list = new Intl.ListFormat('en-US').format(features.map((label) => label.toLowerCase()));
  const extras = features.length > 0 ? ` with ${list}` : '';
  const sentence = `For ${NAMES[websiteType]}${size}${extras} our estimate is ${total} (${range}).`;
  if (websiteType !== 'business' || size !== '' || extras !== '') return sentence;
  return `${sentence} A landing page comes to ${estimateProject('landing').total}, an online store to ${estimateProject('ecommerce').total}.`;
}

/** A visitor's own figure is never agreed to, only set beside the estimate. */
function belowEstimate(
  { question }: Turn,
  websiteType: WebsiteType,
  features: readonly string[],
): string {
  const amount =
    /\$ ?([\d,.]+) ?(k\b)?|\b([\d,.]+) ?(k\b)? ?(?:dollars|bucks|usd|enough|to spend|\bbudget|(?<=k))/.exec(
      question.text,
    );
  if (amount === null) return '';
  const dollars =
    Number((amount[1] ?? amount[3] ?? '').replace(/[,]/g, '')) *
    ((amount[2] ?? amount[4]) ? 1000 : 1);
  return dollars < estimateProject(websiteType, features).dollars
    ? 'That is more than the amount you name; what a smaller first version could be is a question for a person. '
    : '';
}
