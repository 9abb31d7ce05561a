import { siteConfig } from '@northloop/contracts';

const [twitter, , linkedin] = siteConfig.social;

/** The agency's own profiles; team members link to these. */
export const companyProfiles = {
  linkedin: linkedin.href,
  twitter: twitter.href,
  github: 'https://github.com/northloop-example',
} as const;
