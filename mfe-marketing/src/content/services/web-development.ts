import {
  DEPOSIT_PERCENT,
  FIX_PERIOD_DAYS,
  RESPONSE_HOURS,
  typicalTimelines,
} from '@northloop/contracts';
import type { WebProject } from '../home/project';
import { webProjects } from '../home/projects';
import type { SectionHeading } from '../section-heading';
import type { ProcessStep, ServicePage, Technology } from './service-page';

export interface WebDevelopmentPage extends ServicePage {
  readonly technologies: {
    readonly heading: SectionHeading;
    readonly items: readonly Technology[];
  };
  readonly process: { readonly heading: SectionHeading; readonly steps: readonly ProcessStep[] };
  readonly portfolio: {
    readonly heading: SectionHeading;
    readonly projects: readonly WebProject[];
  };
}

/** Page at /services/web-development. */
export const webDevelopment: WebDevelopmentPage = {
  path: '/services/web-development',
  breadcrumbs: [
    { name: 'Home', to: '/' },
    { name: 'Services', to: '/#services' },
    { name: 'Web Development', to: '/services/web-development' },
  ],
  schema: {
    serviceType: 'Web development',
    name: 'Web development for small businesses',
    description:
      'Design, development, hosting set-up and care of business websites and web applications.',
  },
  hero: {
    headline: 'Websites built to be handed over',
    lead: 'We write the code, you get the keys: a site your staff can edit, on accounts in your name, that keeps loading quickly years from now.',
    actions: [
      { label: 'Start a Project', target: { kind: 'route', to: '/contact' } },
      { label: 'View Our Work', target: { kind: 'section', id: 'portfolio' } },
    ],
  },
  technologies: {
    heading: {
      title: 'Eight tools we know by heart',
      lead: 'All of them widely used and well documented, so another developer can pick up where we stop.',
    },
    items: [
      {
        name: 'React',
        logo: 'Re',
        description: 'Interfaces that respond at once: booking forms, calculators, dashboards.',
      },
      {
        name: 'TypeScript',
        logo: 'TS',
        description: 'Catches mistakes while we type rather than while you sell.',
      },
      {
        name: 'Next.js',
        logo: 'Nx',
        description: 'Pages finished on the server, so phones have less to do.',
      },
      {
        name: 'Node.js',
        logo: 'No',
        description: 'Runs the part you never see: orders, e-mails, calendars.',
      },
      {
        name: 'PostgreSQL',
        logo: 'PG',
        description: 'Keeps your records straight and easy to take elsewhere.',
      },
      {
        name: 'Tailwind CSS',
        logo: 'TW',
        description: 'One set of spacing and color rules across every page.',
      },
      {
        name: 'WordPress',
        logo: 'WP',
        description: 'An editor many owners already know, set up without plugin clutter.',
      },
      {
        name: 'Docker',
        logo: 'Do',
        description: 'The same set-up on our desks and on your host, so launch day is dull.',
      },
    ],
  },
  services: {
    heading: { title: 'What we build' },
    cards: [
      {
        icon: 'Store',
        title: 'Business websites',
        description:
          'Five to fifteen pages that say what you do, where, for how much and how to reach you.',
        features: ['Copy and photo help', 'Editor training for your staff', 'Local search basics'],
        color: 'indigo-violet',
      },
      {
        icon: 'AppWindow',
        title: 'Web applications',
        description:
          'Customer portals, quote builders and schedulers that replace the shared spreadsheet.',
        features: [
          'Sign-in and roles',
          'Reports you can export',
          'Tests for every rule that moves money',
        ],
        color: 'blue-indigo',
      },
      {
        icon: 'PencilLine',
        title: 'Content systems',
        description:
          'WordPress or a headless editor shaped around the things you publish, whatever they are.',
        features: ['Fields in your own words', 'Drafts and previews', 'Old content moved across'],
        color: 'violet-magenta',
      },
      {
        icon: 'Plug',
        title: 'Integrations',
        description:
          'The site talks to your register, calendar, mailing list or accounting program.',
        features: [
          'Retries when the other side is down',
          'A log you can read',
          'Written notes on each connection',
        ],
        color: 'teal-cyan',
      },
      {
        icon: 'Gauge',
        title: 'Speed repair',
        description: 'Already have a site? We find what makes it slow and take that out first.',
        features: [
          'Measured on real phones',
          'Before-and-after figures',
          'Fixed price after a look',
        ],
        color: 'amber-rose',
      },
      {
        icon: 'ShieldCheck',
        title: 'Care plans',
        description:
          'Updates, backups and monitoring, with a person on call when something goes down.',
        features: ['Monthly updates', 'Restores rehearsed', 'Small edits included'],
        color: 'emerald-teal',
      },
    ],
  },
  process: {
    heading: {
      title: 'From first visit to launch',
      lead: `Usually ${typicalTimelines.webDevelopment}.`,
    },
    steps: [
      {
        step: 1,
        title: 'Walk the shop floor',
        description:
          'We spend a few hours with the people who answer your phone and list what they keep explaining. That list becomes the site map.',
      },
      {
        step: 2,
        title: 'Agree on a page',
        description: `Scope, price and dates fit on one sheet. You sign it, pay the typical ${DEPOSIT_PERCENT}% deposit, and the calendar starts.`,
      },
      {
        step: 3,
        title: 'Build in the open',
        description:
          'Each Friday there’s a link with that week’s work. You try it on your own phone and tell us what’s off while it’s still cheap to change.',
      },
      {
        step: 4,
        title: 'Launch and hand over',
        description: `We move the domain on a quiet weekday morning, train your staff, and fix what we got wrong free for ${FIX_PERIOD_DAYS} days.`,
      },
    ],
  },
  portfolio: {
    heading: {
      title: 'Three sites at work',
      lead: 'Different trades, same habit: the busy part became the easy part.',
    },
    projects: webProjects,
  },
  faqHeading: { title: 'Before you ask' },
  closing: {
    title: 'Send us your current address',
    text: `Within ${RESPONSE_HOURS} hours we’ll write back with the three things we’d change on your site and roughly what they’d take.`,
    actions: [
      { label: 'Get a Free Estimate', target: { kind: 'route', to: '/contact' } },
      { label: 'Learn About Us', target: { kind: 'route', to: '/about' } },
    ],
  },
};
