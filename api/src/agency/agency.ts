import { siteConfig } from '@northloop/contracts';

const { street, city, state, postalCode } = siteConfig.address;

/** What the API says about the agency in answers and messages. */
export const agency = {
  name: siteConfig.name,
  domain: siteConfig.brand,
  email: siteConfig.email,
  /** US form, for reading. */
  phone: siteConfig.phone.display,
  office: `${street}, ${city}, ${state} ${postalCode}`,
  hours: siteConfig.hours.sentence,
} as const;
