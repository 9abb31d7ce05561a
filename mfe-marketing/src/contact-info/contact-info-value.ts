import type { ContactInfoCard } from '../content/contact/contact-info-card';

/** The part of the site configuration that the cards show. */
export interface OfficeDetails {
  readonly email: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
  };
  readonly hours: { readonly display: string };
}

/** The lines of a card, and its link if it has one. */
export interface ContactInfoValue {
  readonly lines: readonly string[];
  readonly href?: string;
}

/** Reads a card's value from the site configuration. */
export function contactInfoValue(card: ContactInfoCard, office: OfficeDetails): ContactInfoValue {
  switch (card.source) {
    case 'email':
      return { lines: [office.email], href: `mailto:${office.email}` };
    case 'phone':
      return { lines: [office.phone.display], href: office.phone.href };
    case 'address': {
      const { street, city, state, postalCode } = office.address;
      return { lines: [street, `${city}, ${state} ${postalCode}`] };
    }
    case 'hours':
      return { lines: [office.hours.display] };
  }
}
