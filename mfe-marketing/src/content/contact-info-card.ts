import type { IconName } from './icon-name';

/**
 * One way to reach the agency. `source` says which field of the site configuration is shown as the card's value;
 * a card of business hours carries its own `value`, because the landing and contact pages state different hours.
 */
export type ContactInfoCard = {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
} & (
  | { readonly source: 'email' | 'phone' | 'address' }
  | { readonly source: 'hours'; readonly value: string }
);
