import { companyFigures, DEPOSIT_PERCENT, FIX_PERIOD_DAYS } from '@northloop/contracts';
import type { CallToAction } from '../call-to-action';
import type { IconName } from '../icon-name';
import type { SectionHeading } from '../section-heading';
import type { Statistic } from '../statistic';
import type { Testimonial } from './testimonial';

export interface BenefitCard {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
}

export interface WhyChooseUsContent {
  readonly heading: SectionHeading;
  readonly benefits: readonly BenefitCard[];
  readonly testimonialsHeading: SectionHeading;
  readonly testimonials: readonly Testimonial[];
  readonly stats: readonly Statistic[];
  readonly consultation: { readonly text: string; readonly action: CallToAction };
}

/** The landing page's case for hiring the agency. */
export const whyChooseUs: WhyChooseUsContent = {
  heading: {
    title: 'How we treat a small budget',
    lead: 'With the care we’d want for our own. These six habits are written into every agreement we sign.',
  },
  benefits: [
    {
      icon: 'CalendarCheck',
      title: 'A working link every Friday',
      description:
        'From the second week on you open a private address and click through what we built since the last one. Progress reports are shorter that way.',
    },
    {
      icon: 'ReceiptText',
      title: 'The price is written down',
      description: `Scope, assumptions and exclusions stand on one page you sign. You typically pay ${DEPOSIT_PERCENT}% before work starts and the rest as it’s delivered.`,
    },
    {
      icon: 'KeyRound',
      title: 'You own the result',
      description:
        'Domain, hosting account, code and content are in your name. If you ever leave us, you take everything along.',
    },
    {
      icon: 'Gauge',
      title: 'Light pages, on purpose',
      description:
        'Each page gets a weight limit before it gets a design. We test on a three-year-old phone, because that’s what half your customers carry.',
    },
    {
      icon: 'Accessibility',
      title: 'Built for every customer',
      description:
        'Keyboard, screen reader, big text, bright sun: we check them all before launch, against WCAG 2.2 AA.',
    },
    {
      icon: 'Wrench',
      title: 'We stay after launch',
      description: `Anything we built wrong, we fix free for ${FIX_PERIOD_DAYS} days. After that a care plan keeps the updates, backups and monitoring going.`,
    },
  ],
  testimonialsHeading: { title: 'From the people who hired us' },
  testimonials: [
    {
      name: 'Ingrid Tveit',
      role: 'Owner',
      company: 'Tveit Bakehouse',
      text: 'Saturday mornings used to be one person baking and one person on the phone. Now the orders are on the printer when I unlock the door, and both of us bake.',
      rating: 5,
    },
    {
      name: 'Dale Sorvik',
      role: 'Owner',
      company: 'Sorvik Plumbing & Heating',
      text: 'They rode along for two service calls before drawing anything. The new request form asks what my dispatcher asks, so she stopped calling everyone back.',
      rating: 5,
    },
    {
      name: 'Nadia Farrow',
      role: 'Studio manager',
      company: 'Farrow & Finch Letterpress',
      text: 'I expected to be talked into something bigger. Instead they talked me out of two features I didn’t need, and the quote went down.',
      rating: 5,
    },
  ],
  stats: [
    companyFigures.projects,
    companyFigures.satisfaction,
    companyFigures.years,
    companyFigures.monitoring,
  ],
  consultation: {
    text: 'Bring your current site, your worst complaint about it and a cup of coffee.',
    action: {
      label: 'Book a Free Consultation',
      target: { kind: 'route', to: '/consultation' },
    },
  },
};
