import { siteConfig } from '@northloop/contracts';
import type { ServiceTopic } from './topic.js';

const { street, city, state, postalCode } = siteConfig.address;

/** The agency's figures as its pages state them, each in one place for all answers. */
export const agencyFacts = {
  name: siteConfig.name,
  email: siteConfig.email,
  phone: siteConfig.phone.display,
  office: `${street}, ${city}, ${state} ${postalCode}`,
  foundingYear: siteConfig.foundingYear,
  /** How soon a message is answered. */
  responseTime: '24 hours',
  /** Length of the free first call. */
  firstCall: '30-minute',
  deposit: '50%',
  estimateValidity: '30 days',
  /** How long after launch defects are fixed without charge. */
  fixPeriod: '60 days',
  chatRetention: '90 days',
  mockupRetention: '90 days',
  contactRetention: '24 months',
  /** How soon a privacy request is answered. */
  privacyAnswer: '30 days',
  /** Notice for ending a project; care plans and search work have their own. */
  projectNotice: '14 days',
  planNotice: '30 days',
  invoiceDue: '15 days',
  /** Rounds of changes at each stage of the design. */
  revisionRounds: 'two',
  teamSize: 'six',
} as const;

/** Usual time from deposit to launch (for search: to measurable movement), as the service pages quote it. */
export const typicalTimelines: Readonly<Record<ServiceTopic, string>> = {
  'web-design': 'six to ten weeks',
  'web-development': 'six to ten weeks',
  'ui-ux-design': 'four to eight weeks',
  'mobile-apps': 'three to six months',
  ecommerce: 'eight to fourteen weeks',
  seo: 'three to six months',
};
