import { TEAM_SIZE } from '@northloop/contracts';
import type { CallToAction } from '../call-to-action';
import type { IconName } from '../icon-name';
import type { SectionHeading } from '../section-heading';

export interface CareerBenefit {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
}

export interface CareersContent {
  readonly hero: { readonly headline: string; readonly lead: string };
  readonly culture: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    /** How an ordinary week goes, a line a day. */
    readonly week: readonly { readonly day: string; readonly text: string }[];
  };
  readonly benefitsHeading: SectionHeading;
  readonly benefits: readonly CareerBenefit[];
  readonly perksHeading: SectionHeading;
  readonly perks: readonly string[];
  readonly openingsHeading: SectionHeading;
  readonly requirementsLabel: string;
  readonly applyAction: CallToAction;
  readonly closing: {
    readonly title: string;
    readonly text: string;
    readonly actions: readonly [CallToAction, CallToAction];
  };
}

/** The careers page, except for the list of openings. */
export const careersContent: CareersContent = {
  hero: {
    headline: 'Do good work. Go home.',
    lead: `We’re ${TEAM_SIZE} people who build websites for bakeries, clinics and plumbers. Four chairs are waiting for the next ones.`,
  },
  culture: {
    title: 'What it’s like here',
    paragraphs: [
      'You’ll know the name of everyone your work is for. Projects are small enough that you can meet the owner on Monday and see her customers use what you made a couple of months later.',
      'We plan for forty hours and mean it. Meetings live on Tuesday and Friday; the other three days are for making things. When we get an estimate wrong, the studio pays for it and your evening stays yours.',
      'Nobody here is a genius and nobody is a resource. We review each other’s drafts, we say thanks, and we change our minds in front of one another.',
    ],
    week: [
      { day: 'Monday', text: 'Quiet morning. Visit a client if there’s one to visit.' },
      { day: 'Tuesday', text: 'All in the studio: planning, critique, soup.' },
      { day: 'Wednesday', text: 'No meetings before three, and seldom after.' },
      { day: 'Thursday', text: 'Usability sessions in the back room. Drop in.' },
      { day: 'Friday', text: 'Send the link, call the client, sit down to lunch together.' },
    ],
  },
  benefitsHeading: {
    title: 'The big things',
    lead: 'Same terms for all of us, Maya included.',
  },
  benefits: [
    {
      icon: 'HeartPulse',
      title: 'Health, dental, vision',
      description: 'We pay 90% of your premium and half of your family’s, from the first day.',
    },
    {
      icon: 'PiggyBank',
      title: 'Retirement match',
      description: 'A 401(k) with a 4% match that is yours at once.',
    },
    {
      icon: 'TreePalm',
      title: 'Four weeks off',
      description: 'Plus public holidays and the days between Christmas and New Year’s.',
    },
    {
      icon: 'Baby',
      title: 'Parental leave',
      description: 'Sixteen paid weeks for every new parent, however the child arrives.',
    },
    {
      icon: 'Clock',
      title: 'Your own hours',
      description: 'Be reachable from ten to three Central. Arrange the rest around your life.',
    },
    {
      icon: 'HandCoins',
      title: 'Shared profit',
      description: 'A tenth of the year’s profit is split evenly among everyone.',
    },
  ],
  perksHeading: { title: 'And ten smaller ones' },
  perks: [
    'A $2,000/year development budget for courses, books and conferences',
    'A laptop of your choice, replaced every three years',
    '$600 to set up a desk at home',
    'Transit pass or free parking at the studio',
    'Two paid volunteer days a year',
    'Soup on Tuesdays, cooked by whoever’s turn it is',
    'A sabbatical month after five years',
    'Half-day Fridays in July and August, taken in turns',
    'A state park pass, because winter is long',
    'Your side project hosted on our servers',
  ],
  openingsHeading: {
    title: 'Four open positions',
    lead: 'We share the pay range in our first reply and answer everyone who writes.',
  },
  requirementsLabel: 'You bring',
  applyAction: { label: 'Apply Now', target: { kind: 'route', to: '/contact' } },
  closing: {
    title: 'None of these quite you?',
    text: 'Write anyway. Two of us were hired for jobs that didn’t exist until we met.',
    actions: [
      { label: 'Send Your Resume', target: { kind: 'route', to: '/contact' } },
      { label: 'Learn More About Us', target: { kind: 'route', to: '/about' } },
    ],
  },
};
