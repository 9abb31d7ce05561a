import {
  CONSULTATION_MINUTES,
  DEPOSIT_PERCENT,
  ESTIMATE_VALID_DAYS,
  FIX_PERIOD_DAYS,
  INVOICE_DUE_DAYS,
  PLAN_NOTICE_DAYS,
  PRIVACY_REQUEST_DAYS,
  PROJECT_NOTICE_DAYS,
  RESPONSE_HOURS,
  REVISION_ROUNDS,
  retention,
  siteConfig,
  TEAM_SIZE,
  typicalTimelines as timelines,
} from '@northloop/contracts';
import type { ServiceTopic } from './topic.js';

const { street, city, state, postalCode } = siteConfig.address;

/** The agency's figures in the words of the answers. The figures themselves are the ones that its pages state. */
export const agencyFacts = {
  name: siteConfig.name,
  email: siteConfig.email,
  phone: siteConfig.phone.display,
  office: `${street}, ${city}, ${state} ${postalCode}`,
  foundingYear: siteConfig.foundingYear,
  /** How soon a message is answered. */
  responseTime: `${RESPONSE_HOURS} hours`,
  /** Length of the free first call. */
  firstCall: `${CONSULTATION_MINUTES}-minute`,
  deposit: `${DEPOSIT_PERCENT}%`,
  estimateValidity: `${ESTIMATE_VALID_DAYS} days`,
  /** How long after launch defects are fixed without charge. */
  fixPeriod: `${FIX_PERIOD_DAYS} days`,
  chatRetention: `${retention.chatDays} days`,
  mockupRetention: `${retention.mockupDays} days`,
  contactRetention: `${retention.contactMonths} months`,
  /** How soon a privacy request is answered. */
  privacyAnswer: `${PRIVACY_REQUEST_DAYS} days`,
  /** Notice for ending a project; care plans and search work have their own. */
  projectNotice: `${PROJECT_NOTICE_DAYS} days`,
  planNotice: `${PLAN_NOTICE_DAYS} days`,
  invoiceDue: `${INVOICE_DUE_DAYS} days`,
  /** Rounds of changes at each stage of the design. */
  revisionRounds: REVISION_ROUNDS.toLowerCase(),
  teamSize: TEAM_SIZE,
} as const;

/** How long each service usually takes, in the words of its page. */
export const typicalTimelines: Readonly<Record<ServiceTopic, string>> = {
  'web-design': timelines.webDevelopment,
  'web-development': timelines.webDevelopment,
  'ui-ux-design': timelines.uiUxDesign,
  'mobile-apps': timelines.mobileApps,
  ecommerce: timelines.ecommerce,
  seo: timelines.seo,
};
