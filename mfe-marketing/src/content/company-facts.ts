import { siteConfig } from '@northloop/contracts';
import type { Statistic } from './statistic';

/** Year the agency was founded. */
export const FOUNDING_YEAR = 2019;

/** How soon a message is answered, in hours. */
export const RESPONSE_HOURS = 24;

/** Share of a project's price that is typically paid before work starts, in percent. */
export const DEPOSIT_PERCENT = 50;

/** How long an estimate stands, in days. */
export const ESTIMATE_VALID_DAYS = 30;

/** How long after launch defects are fixed without charge, in days. */
export const FIX_PERIOD_DAYS = 60;

/** Length of the free first call, in minutes. */
export const CONSULTATION_MINUTES = 30;

/** Domain of the team's mailboxes. */
export const TEAM_EMAIL_DOMAIN = 'northloop.example';

const [twitter, , linkedin] = siteConfig.social;

/** The agency's own profiles; team members link to these. */
export const companyProfiles = {
  linkedin: linkedin.href,
  twitter: twitter.href,
  github: 'https://github.com/northloop-example',
} as const;

/** The agency's stated figures, each in one wording for every page. */
export const companyFigures = {
  projects: { value: '500+', label: 'projects delivered' },
  satisfaction: { value: '98%', label: 'client satisfaction' },
  years: { value: '5+', label: 'years in business' },
  /** Someone watches at any hour; someone answers the phone in business hours. */
  monitoring: { value: '24/7', label: 'monitoring with a care plan' },
} as const satisfies Record<string, Statistic>;

/** Usual time from deposit to launch (for search: to measurable movement), as the pages quote it. */
export const typicalTimelines = {
  webDevelopment: 'six to ten weeks',
  uiUxDesign: 'four to eight weeks',
  mobileApps: 'three to six months',
  ecommerce: 'eight to fourteen weeks',
  seo: 'three to six months',
} as const;
