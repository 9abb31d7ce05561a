/**
 * What the agency promises, in figures. Pages, quotes, mails and the assistant take them from here, so that they never
 * disagree. Each is a constant of its own, because a page carries only the constants that it names.
 */

/** Year the agency was founded. */
export const FOUNDING_YEAR = 2019;

/** How many people work at the agency, in words. The team page introduces each of them. */
export const TEAM_SIZE = 'six';

/** How soon a message is answered, in hours. */
export const RESPONSE_HOURS = 24;

/** Length of the free first call, in minutes. */
export const CONSULTATION_MINUTES = 30;

/** How long an estimate stands, in days. */
export const ESTIMATE_VALID_DAYS = 30;

/** Share of a project's price that is typically paid before work starts, in percent. */
export const DEPOSIT_PERCENT = 50;

/** How soon an invoice is due, in days. */
export const INVOICE_DUE_DAYS = 15;

/** After this many days without an answer from the client a project may be closed. */
export const SILENCE_DAYS = 60;

/** Rounds of changes that are included at each stage of the design. A word that begins a sentence. */
export const REVISION_ROUNDS = 'Two';

/** How long after launch defects are fixed without charge, in days. */
export const FIX_PERIOD_DAYS = 60;

/** Notice for ending a project, in days. */
export const PROJECT_NOTICE_DAYS = 14;

/** Notice for ending a care plan or search work, in days. */
export const PLAN_NOTICE_DAYS = 30;

/** How soon the unused part of a deposit is returned after a project was ended, in days. */
export const DEPOSIT_RETURN_DAYS = 30;

/** Fixed term at the start of search work. */
export const SEARCH_FIXED_TERM = 'three months';

/** Usual time from deposit to launch; for search, to measurable movement. */
export const typicalTimelines = {
  webDevelopment: 'six to ten weeks',
  uiUxDesign: 'four to eight weeks',
  mobileApps: 'three to six months',
  ecommerce: 'eight to fourteen weeks',
  seo: 'three to six months',
} as const;

/** What the agency says of itself in figures, each with the words that stand below it. */
export const companyFigures = {
  projects: { value: '500+', label: 'projects delivered' },
  satisfaction: { value: '98%', label: 'client satisfaction' },
  years: { value: '5+', label: 'years in business' },
  /** Someone watches at any hour; someone answers the phone in business hours. */
  monitoring: { value: '24/7', label: 'monitoring with a care plan' },
} as const;
