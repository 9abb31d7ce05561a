import { companyFigures, TEAM_SIZE } from '@northloop/contracts';
import type { CallToAction } from '../call-to-action';
import type { IconName } from '../icon-name';
import type { SectionHeading } from '../section-heading';
import type { Statistic } from '../statistic';

export interface CultureValue {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
}

export interface TeamContent {
  readonly hero: { readonly headline: string; readonly lead: string };
  readonly skillsLabel: string;
  readonly achievementsLabel: string;
  readonly stats: readonly Statistic[];
  readonly cultureHeading: SectionHeading;
  readonly culture: readonly CultureValue[];
  readonly closing: {
    readonly title: string;
    readonly text: string;
    readonly actions: readonly [CallToAction, CallToAction];
  };
}

/** Everything on the team page but the people themselves. */
export const teamContent: TeamContent = {
  hero: {
    headline: 'Meet who answers your e-mail',
    lead: 'There’s no account department between you and the work. Whoever is building your site is listed here, with an address that reaches them.',
  },
  skillsLabel: 'Works with',
  achievementsLabel: 'Ask about',
  stats: [
    { value: '6', label: 'people on staff' },
    companyFigures.projects,
    companyFigures.satisfaction,
    companyFigures.years,
  ],
  cultureHeading: { title: 'How we share a room' },
  culture: [
    {
      icon: 'Coffee',
      title: 'Tuesdays together',
      description: `All ${TEAM_SIZE} are in the studio on Tuesdays. Other days, work where you think clearly.`,
    },
    {
      icon: 'MessagesSquare',
      title: 'Critique the work',
      description: 'Drafts go on the wall early. Comments start with what the customer will see.',
    },
    {
      icon: 'Sunset',
      title: 'Home for supper',
      description: 'If a project needs evenings, we planned it badly, so we replan it.',
    },
    {
      icon: 'GraduationCap',
      title: 'Teach one thing a month',
      description:
        'Each of us shows the rest something new over lunch. Clients are welcome and often come.',
    },
  ],
  closing: {
    title: 'Room for one more?',
    text: 'We hire slowly and keep the table in mind. Have a look at what’s open, or just say hello.',
    actions: [
      { label: 'View Open Positions', target: { kind: 'route', to: '/careers' } },
      { label: 'Get In Touch', target: { kind: 'route', to: '/contact' } },
    ],
  },
};
