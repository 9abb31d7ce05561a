import type { AuroraGradient } from '../aurora-gradient';
import type { CallToAction } from '../call-to-action';
import type { IconName } from '../icon-name';
import type { SectionHeading } from '../section-heading';

/** First screen of a service page. */
export interface ServiceHero {
  readonly headline: string;
  readonly lead: string;
  readonly actions: readonly CallToAction[];
}

/** Last words of a service page, with its buttons. */
export interface ServiceClosing {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly CallToAction[];
}

/** A tool the agency builds with. `logo` is a monogram of up to three letters, since other firms' marks are not ours to show. */
export interface Technology {
  readonly name: string;
  readonly logo: string;
  readonly description: string;
}

export interface ServiceCard {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly color: AuroraGradient;
}

export interface ProcessStep {
  /** Counted from 1. */
  readonly step: number;
  readonly title: string;
  readonly description: string;
}

/** A shop system the agency sets up. */
export interface Platform {
  readonly name: string;
  readonly description: string;
  readonly badge: 'Popular';
  readonly features: readonly string[];
  readonly bestFor: string;
}

/** What schema.org's Service type is filled with. The provider comes from the site configuration. */
export interface ServiceSchema {
  readonly serviceType: string;
  readonly name: string;
  readonly description: string;
}

export interface Breadcrumb {
  readonly name: string;
  readonly to: `/${string}`;
}

/** The parts every service page has, in whatever order and shape the page shows them. */
export interface ServicePage {
  readonly path: `/services/${string}`;
  readonly breadcrumbs: readonly [Breadcrumb, Breadcrumb, Breadcrumb];
  readonly schema: ServiceSchema;
  readonly hero: ServiceHero;
  readonly services: { readonly heading: SectionHeading; readonly cards: readonly ServiceCard[] };
  readonly faqHeading: SectionHeading;
  readonly closing: ServiceClosing;
}
