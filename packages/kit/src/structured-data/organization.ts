import type { Organization } from 'schema-dts';
import { siteConfig } from '../site-config';

/** A short reference to the agency, for pages about something else. */
export const organizationReference = (origin: string) =>
  ({
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: siteConfig.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  }) as const satisfies Organization;

/** Address of the agency's one office. */
export const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: siteConfig.address.street,
  addressLocality: siteConfig.address.city,
  addressRegion: siteConfig.address.state,
  postalCode: siteConfig.address.postalCode,
  addressCountry: siteConfig.address.country,
} as const;

/** The office's telephone in E.164. */
export const telephone = siteConfig.phone.href.replace(/^tel:/, '');

/**
 * The agency itself.
 * @param origin public origin of the site, without a slash at the end. All descriptions take the same parameter.
 */
export const organization = (origin: string) =>
  ({
    ...organizationReference(origin),
    description: siteConfig.tagline,
    foundingDate: String(siteConfig.foundingYear),
    email: siteConfig.email,
    telephone,
    address: postalAddress,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: siteConfig.email,
      telephone,
      url: `${origin}/contact`,
      availableLanguage: 'en',
    },
    sameAs: siteConfig.social.map(({ href }) => href),
  }) as const satisfies Organization;
