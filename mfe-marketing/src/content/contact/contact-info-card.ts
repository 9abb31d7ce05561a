import type { IconName } from '../icon-name';

/** One way to reach the agency. `source` says which field of the site configuration is shown as the card's value. */
export interface ContactInfoCard {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly source: 'email' | 'phone' | 'address' | 'hours';
}
