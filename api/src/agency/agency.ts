import { siteConfig } from '@northloop/contracts';

const { street, city, state, postalCode } = siteConfig.address;

/** Facts about the agency that the API uses in answers and messages. */
export const agency = {
  name: siteConfig.name,
  domain: siteConfig.brand,
  email: siteConfig.email,
  /** In US format, for display. */
  phone: siteConfig.phone.display,
  office: `${street}, ${city}, ${state} ${postalCode}`,
  hours: siteConfig.hours.sentence,
} as const;
