import { typicalTimelines } from '@northloop/contracts';
import type { AppProject } from '../home/project';
import { appProjects } from '../home/projects';
import type { SectionHeading } from '../section-heading';
import type { Statistic } from '../statistic';
import type { ProcessStep, ServicePage, Technology } from './service-page';

export interface MobileAppsPage extends ServicePage {
  readonly stats: readonly Statistic[];
  readonly technologies: {
    readonly heading: SectionHeading;
    readonly items: readonly Technology[];
  };
  readonly portfolio: {
    readonly heading: SectionHeading;
    readonly projects: readonly AppProject[];
  };
  readonly process: { readonly heading: SectionHeading; readonly steps: readonly ProcessStep[] };
}

/** Page at /services/mobile-apps. */
export const mobileApps: MobileAppsPage = {
  path: '/services/mobile-apps',
  breadcrumbs: [
    { name: 'Home', to: '/' },
    { name: 'Services', to: '/#services' },
    { name: 'Mobile Apps', to: '/services/mobile-apps' },
  ],
  schema: {
    serviceType: 'Mobile app development',
    name: 'Mobile apps for iOS and Android',
    description:
      'Planning, design, development, store submission and maintenance of apps for iPhone and Android.',
  },
  hero: {
    headline: 'An app worth its square inch',
    lead: 'Home screens are crowded. We build apps that earn their place by doing one thing people need weekly, in a parking lot, with one thumb.',
    actions: [
      { label: 'Talk About Your App', target: { kind: 'route', to: '/consultation' } },
      { label: 'View Our Portfolio', target: { kind: 'section', id: 'portfolio' } },
    ],
  },
  stats: [
    { value: '150+', label: 'apps shipped' },
    { value: '4.9', label: 'average rating' },
    { value: '2M+', label: 'downloads' },
    { value: '99%', label: 'client satisfaction' },
  ],
  services: {
    heading: {
      title: 'Six kinds of app we ship',
      lead: 'If a good mobile website would do, we’ll say so before you spend a dollar on an app.',
    },
    cards: [
      {
        icon: 'TabletSmartphone',
        title: 'iPhone and iPad apps',
        description: 'Swift apps that use the camera, widgets and Apple Pay the way people expect.',
        features: ['Home-screen widgets', 'Apple Pay and Wallet', 'TestFlight from week three'],
        color: 'indigo-violet',
      },
      {
        icon: 'Smartphone',
        title: 'Android apps',
        description: 'Kotlin apps tested on inexpensive phones as well as new ones.',
        features: ['Small downloads', 'Google Pay and Wallet', 'Staged rollouts'],
        color: 'emerald-teal',
      },
      {
        icon: 'Layers',
        title: 'One codebase, both stores',
        description:
          'React Native or Flutter when the two versions should behave alike and the budget is one.',
        features: ['Shared features', 'Native where it shows', 'One team to call'],
        color: 'blue-indigo',
      },
      {
        icon: 'ClipboardCheck',
        title: 'Field and staff apps',
        description: 'Routes, checklists and photos for crews who work where signal doesn’t.',
        features: ['Offline first', 'Sign-off and photos', 'Export to your office program'],
        color: 'teal-cyan',
      },
      {
        icon: 'HeartHandshake',
        title: 'Loyalty and booking apps',
        description: 'Passes, punch cards and waitlists your regulars carry along.',
        features: ['Polite push messages', 'Self-moving waitlists', 'Links to your register'],
        color: 'amber-rose',
      },
      {
        icon: 'RefreshCw',
        title: 'App rescue',
        description:
          'Inherited an app nobody dares to update? We get it building, then get it current.',
        features: ['Code and store audit', 'Crash fixes first', 'New OS versions every fall'],
        color: 'violet-magenta',
      },
    ],
  },
  technologies: {
    heading: { title: 'In the toolbox' },
    items: [
      {
        name: 'Swift',
        logo: 'Sw',
        description: 'Apple’s own language, for apps that feel at home.',
      },
      { name: 'Kotlin', logo: 'Kt', description: 'Its counterpart on Android.' },
      { name: 'React Native', logo: 'RN', description: 'One React codebase for both stores.' },
      {
        name: 'Flutter',
        logo: 'Fl',
        description: 'Custom-drawn screens that match on every phone.',
      },
      { name: 'Firebase', logo: 'Fb', description: 'Push messages, crash reports and sign-in.' },
      { name: 'SQLite', logo: 'SQ', description: 'Keeps data on the phone, signal or no signal.' },
      { name: 'GraphQL', logo: 'GQ', description: 'Fetches what a screen shows and little more.' },
      {
        name: 'Fastlane',
        logo: 'FL',
        description: 'Builds, signs and submits releases by script.',
      },
    ],
  },
  portfolio: {
    heading: { title: 'Out in people’s pockets' },
    projects: appProjects,
  },
  process: {
    heading: {
      title: 'Four stretches, one of them in the store',
      lead: `Plan on ${typicalTimelines.mobileApps}, review by Apple and Google included.`,
    },
    steps: [
      {
        step: 1,
        title: 'Find the one job',
        description:
          'A day together to name the task people open the app for, and to strike the rest from version one.',
      },
      {
        step: 2,
        title: 'Try it in paper and pixels',
        description: 'Prototypes on your own phone in two weeks, shown to five future users.',
      },
      {
        step: 3,
        title: 'Build on real devices',
        description:
          'Test builds land on your phone on Fridays. We try them in elevators, tunnels and mittens.',
      },
      {
        step: 4,
        title: 'Submit, watch, improve',
        description:
          'We write the listing, answer the reviewers, and read crash reports daily through the first month.',
      },
    ],
  },
  faqHeading: { title: 'App questions, straight answers' },
  closing: {
    title: 'What would it cost?',
    text: 'It depends on that one job. The questions above say what moves the price, and a free call gets you a figure in writing.',
    actions: [
      { label: 'Discuss Your Idea', target: { kind: 'route', to: '/consultation' } },
      { label: 'View Pricing', target: { kind: 'section', id: 'pricing' } },
    ],
  },
};
