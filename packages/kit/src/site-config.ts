/** The agency's own data comes from the contracts, so that pages and API never disagree. */
export { siteConfig } from '@northloop/contracts';
