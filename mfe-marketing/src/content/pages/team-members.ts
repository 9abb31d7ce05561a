import { FOUNDING_YEAR } from '@northloop/contracts';
import type { AuroraGradient } from '../aurora-gradient';
import { companyProfiles } from '../company-profiles';

/** A portrait of initials on a gradient, so that no photograph is needed. */
export interface InitialsPortrait {
  readonly initials: string;
  readonly gradient: AuroraGradient;
}

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly image: InitialsPortrait;
  readonly bio: string;
  readonly skills: readonly string[];
  readonly achievements: readonly string[];
  readonly social: {
    readonly email: string;
    readonly linkedin?: string;
    readonly twitter?: string;
    readonly github?: string;
  };
}

/** Domain of the team's mailboxes. */
const TEAM_EMAIL_DOMAIN = 'northloop.example';

/** The six people of the studio, in the order in which they joined. */
export const teamMembers: readonly TeamMember[] = [
  {
    name: 'Maya Lindqvist',
    role: 'Founder & Creative Director',
    image: { initials: 'ML', gradient: 'indigo-violet' },
    bio: 'Maya draws the first sketch of most things we make, usually on the back of the client’s own menu. She grew up in Duluth above her parents’ hardware store and still judges a site by whether it could sell a snow shovel.',
    skills: ['Brand design', 'Art direction', 'Typography', 'Client workshops'],
    achievements: [
      `Founded the studio in ${FOUNDING_YEAR}`,
      'Has directed 500+ projects',
      'Mentors two design students each spring',
    ],
    social: {
      email: `maya@${TEAM_EMAIL_DOMAIN}`,
      linkedin: companyProfiles.linkedin,
      twitter: companyProfiles.twitter,
    },
  },
  {
    name: 'Theo Okafor',
    role: 'Lead Developer',
    image: { initials: 'TO', gradient: 'blue-indigo' },
    bio: 'Theo writes code other people can read, then deletes a third of it. Before websites he kept the scheduling system of a regional bus line alive, and he’s been suspicious of Monday releases from then on.',
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Performance'],
    achievements: [
      'Sets the weight limit each page must meet',
      'Keeps client stores at 99.9% uptime',
      'Rehearses a backup restore every month',
    ],
    social: {
      email: `theo@${TEAM_EMAIL_DOMAIN}`,
      linkedin: companyProfiles.linkedin,
      github: companyProfiles.github,
    },
  },
  {
    name: 'Priya Raman',
    role: 'SEO & Content Strategist',
    image: { initials: 'PR', gradient: 'teal-cyan' },
    bio: 'Priya listens to an afternoon of your phone calls and comes back with a site map. A former small-town newspaper reporter, she fact-checks opening hours and won’t let an adjective through without a reason.',
    skills: ['Local search', 'Technical audits', 'Interviewing', 'Editing', 'Analytics'],
    achievements: [
      'Runs the monthly one-page report',
      'Helped clients past 150% more search traffic',
      'Teaches a free listings evening each quarter',
    ],
    social: { email: `priya@${TEAM_EMAIL_DOMAIN}`, linkedin: companyProfiles.linkedin },
  },
  {
    name: 'Lena Vang',
    role: 'Mobile Engineer',
    image: { initials: 'LV', gradient: 'emerald-teal' },
    bio: 'Lena builds for both stores and tests in mittens. She carries five old phones in a pencil case and will ask to see the basement, the elevator and the loading dock before she calls an app finished.',
    skills: ['Swift', 'Kotlin', 'React Native', 'Offline sync', 'Store release'],
    achievements: [
      'Apps with 2M+ downloads among them',
      'Holds a 4.9 average store rating',
      'Wrote our checklist for offline work',
    ],
    social: { email: `lena@${TEAM_EMAIL_DOMAIN}`, github: companyProfiles.github },
  },
  {
    name: 'Sam Whitehorse',
    role: 'UX Designer',
    image: { initials: 'SW', gradient: 'violet-magenta' },
    bio: 'Sam sits quietly beside people while they try things and writes down where they sigh. Trained as a nurse’s aide before design school, Sam has little patience for forms that ask the same question twice.',
    skills: ['Usability testing', 'Prototyping', 'Accessibility', 'Design systems'],
    achievements: [
      'Regional design award 2022, for a clinic’s booking flow',
      'More than 300 usability sessions held',
      'Reviews every launch against WCAG 2.2',
    ],
    social: {
      email: `sam@${TEAM_EMAIL_DOMAIN}`,
      linkedin: companyProfiles.linkedin,
      twitter: companyProfiles.twitter,
    },
  },
  {
    name: 'Gabe Kowalczyk',
    role: 'Project Manager',
    image: { initials: 'GK', gradient: 'amber-rose' },
    bio: 'Gabe is the voice on most Friday calls. He ran a restaurant kitchen for nine years, which is where he learned to call out a delay the minute he sees it and to keep the pass clear.',
    skills: ['Scheduling', 'Scoping', 'Budgets', 'Client training'],
    achievements: [
      'Started the Friday link',
      'Trained the staff of over 80 clients',
      'Answers the phone on launch mornings',
    ],
    social: { email: `gabe@${TEAM_EMAIL_DOMAIN}`, linkedin: companyProfiles.linkedin },
  },
];
