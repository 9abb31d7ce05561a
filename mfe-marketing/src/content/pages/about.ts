import { FOUNDING_YEAR, TEAM_SIZE } from '@northloop/contracts';
import type { CallToAction } from '../call-to-action';
import type { IconName } from '../icon-name';
import type { SectionHeading } from '../section-heading';

export interface CoreValue {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
}

export interface Milestone {
  readonly year: number;
  readonly title: string;
  readonly description: string;
}

export interface AboutContent {
  readonly hero: { readonly headline: string; readonly lead: string };
  /** Told in paragraphs, in order. */
  readonly story: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly mission: {
    readonly title: string;
    readonly statement: string;
    readonly text: string;
    readonly action: CallToAction;
  };
  readonly valuesHeading: SectionHeading;
  readonly values: readonly CoreValue[];
  readonly milestonesHeading: SectionHeading;
  readonly milestones: readonly Milestone[];
  readonly closing: {
    readonly title: string;
    readonly text: string;
    readonly actions: readonly [CallToAction, CallToAction];
  };
}

/** The about page, told in the order in which it is read. */
export const aboutContent: AboutContent = {
  hero: {
    headline: 'Six people, one long table',
    lead: `We’ve been making websites around Minneapolis since ${FOUNDING_YEAR}. The table seats ten, so there’s room for you and whoever you bring along.`,
  },
  story: {
    title: 'Our Story',
    paragraphs: [
      `Maya Lindqvist left a large downtown agency in ${FOUNDING_YEAR} with a laptop and a grudge. She had spent a year on a brand film for a bank while the bakery below her apartment lost orders to a contact form that went nowhere. She fixed the form over a weekend. The baker paid in rye bread and told two cousins.`,
      'The cousins had a garage and a dental office. By summer there was enough work for Theo Okafor to come aboard and take the code off Maya’s hands, to everyone’s relief, hers most of all.',
      'Then dining rooms closed, and half the restaurants we knew needed ordering pages by the weekend. We built them in days, learned what could be left out, and have kept pages lean ever since.',
      `Today we work from Maple Grove, twenty minutes northwest of downtown, with clients in four cities. We’re ${TEAM_SIZE} and hiring, and we mean to keep to one table, so that everybody knows every project by name.`,
    ],
  },
  mission: {
    title: 'Our Mission',
    statement:
      'Give small businesses the website a big one would envy, at a price they can plan for.',
    text: 'That means saying no to features that won’t earn back their cost, writing prices down, and teaching people to run what we build. When a client stops needing us for the everyday things, we’ve done it right.',
    action: { label: 'Start Your Project', target: { kind: 'route', to: '/contact' } },
  },
  valuesHeading: {
    title: 'What we hold each other to',
    lead: 'They hang by the coffee machine. Anyone may point at them during a meeting.',
  },
  values: [
    {
      icon: 'MessageSquareText',
      title: 'Say it plainly',
      description: 'If a client needs a glossary to read our e-mail, we rewrite the e-mail.',
    },
    {
      icon: 'Scale',
      title: 'Spend it like your own',
      description:
        'Every hour on an invoice should survive the question “would I have paid for that?”',
    },
    {
      icon: 'Eye',
      title: 'Look before you draw',
      description:
        'We visit, watch and listen. Opinions formed at our desks go to the back of the line.',
    },
    {
      icon: 'Feather',
      title: 'Leave things out',
      description: 'The lightest page that does the job wins. Cutting counts as making.',
    },
    {
      icon: 'Accessibility',
      title: 'Keep the door wide',
      description:
        'A site that shuts out a customer who can’t see, hear or hold a mouse isn’t finished.',
    },
    {
      icon: 'Handshake',
      title: 'Own the mistake',
      description:
        'We call first, fix second and send no bill. The story is told at Friday lunch so it happens once.',
    },
  ],
  milestonesHeading: { title: 'Year by year' },
  milestones: [
    {
      year: FOUNDING_YEAR,
      title: 'A contact form and a loaf of rye',
      description:
        'Maya opens the studio at her kitchen table in Northeast Minneapolis. Theo joins by summer.',
    },
    {
      year: 2020,
      title: 'Order-ahead in days',
      description:
        'Restaurants close their dining rooms and need ordering pages at once. Priya Raman joins and makes sure hungry people find them.',
    },
    {
      year: 2021,
      title: 'A studio, and the first apps',
      description:
        'We move to Maple Grove. Lena Vang brings iPhone and Android development in-house.',
    },
    {
      year: 2022,
      title: 'Research gets a chair',
      description:
        'Sam Whitehorse starts usability sessions in the back room. A clinic’s booking flow wins our first regional design award.',
    },
    {
      year: 2023,
      title: 'Lines in four cities',
      description:
        'Clients in Chicago, New York and Los Angeles get local numbers. Gabe Kowalczyk takes over the calendars and nobody misses the old way.',
    },
    {
      year: 2024,
      title: 'Project five hundred',
      description:
        'It goes to the same baker, now in Maple Grove too, for an order-ahead site. We’re paid in money this time. And rye.',
    },
  ],
  closing: {
    title: 'There’s a chair free Thursday',
    text: 'Come by, or call in from wherever you are. The first conversation costs nothing and you’ll leave with something to use either way.',
    actions: [
      { label: 'Get Started Today', target: { kind: 'route', to: '/contact' } },
      { label: 'Meet Our Team', target: { kind: 'route', to: '/team' } },
    ],
  },
};
