import type { CallToAction } from '../call-to-action';
import type { IconName } from '../icon-name';

/** An advantage of the local offer. */
export interface LocalBenefit {
  readonly icon: IconName;
  readonly text: string;
}

export interface LocalBusinessContent {
  readonly lead: string;
  readonly painPointsTitle: string;
  readonly painPoints: readonly string[];
  readonly benefitsTitle: string;
  readonly benefits: readonly LocalBenefit[];
  readonly servicesTitle: string;
  readonly localFocusLabel: string;
  readonly areasTitle: string;
  readonly callToAction: {
    readonly title: string;
    readonly text: string;
    readonly action: CallToAction;
    readonly phoneLabel: string;
    readonly hoursLabel: string;
  };
}

/** What the local section says in every city; headline, offers, areas and phone come from the city. */
export const localBusiness: LocalBusinessContent = {
  lead: 'They type what they need and add “near me.” Whoever looks open, close and trustworthy gets the visit. We help that be you.',
  painPointsTitle: 'Does this sound like your week?',
  painPoints: [
    'The website still lists last year’s hours, and the person who could change it moved to Denver.',
    'Customers say they couldn’t find you, though you’ve been on the same corner for years.',
    'Half the phone calls ask something the site should answer.',
    'An app takes a cut of every order your own regulars place.',
    'On a phone, the menu is a PDF you have to pinch.',
    'You pay for ads each month and can’t tell what came of them.',
  ],
  benefitsTitle: 'What changes after we’re done',
  benefits: [
    {
      icon: 'MapPin',
      text: 'Your listing, hours and holiday closings match everywhere they appear.',
    },
    {
      icon: 'Smartphone',
      text: 'The site opens quickly on a phone, even in a basement stockroom.',
    },
    { icon: 'CalendarCheck', text: 'Orders, bookings and quotes arrive while you sleep.' },
    { icon: 'PencilLine', text: 'Anyone on your staff can change a price in a minute.' },
    { icon: 'Star', text: 'Happy customers get a gentle nudge to say so in a review.' },
    { icon: 'ChartNoAxesColumn', text: 'One page a month tells you which calls came from where.' },
  ],
  servicesTitle: 'Three places to begin',
  localFocusLabel: 'Local focus',
  areasTitle: 'Where our clients are',
  callToAction: {
    title: 'Talk it over with a person',
    text: 'Half an hour, no charge, no slides. We’ll look at your listing and your site together and tell you what we’d fix before anything else.',
    action: { label: 'Get a Free Estimate', target: { kind: 'section', id: 'contact' } },
    phoneLabel: 'Local line',
    hoursLabel: 'Business hours',
  },
};
