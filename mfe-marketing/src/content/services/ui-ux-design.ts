import { typicalTimelines } from '@northloop/contracts';
import type { DesignProject } from '../home/project';
import { designProjects } from '../home/projects';
import type { Testimonial } from '../home/testimonial';
import type { SectionHeading } from '../section-heading';
import type { Statistic } from '../statistic';
import type { ProcessStep, ServicePage } from './service-page';

export interface UiUxDesignPage extends ServicePage {
  readonly stats: readonly Statistic[];
  readonly process: { readonly heading: SectionHeading; readonly steps: readonly ProcessStep[] };
  readonly portfolio: {
    readonly heading: SectionHeading;
    readonly projects: readonly DesignProject[];
  };
  readonly testimonials: {
    readonly heading: SectionHeading;
    readonly items: readonly Testimonial[];
  };
}

/** Page at /services/ui-ux-design. */
export const uiUxDesign: UiUxDesignPage = {
  path: '/services/ui-ux-design',
  breadcrumbs: [
    { name: 'Home', to: '/' },
    { name: 'Services', to: '/#services' },
    { name: 'UI/UX Design', to: '/services/ui-ux-design' },
  ],
  schema: {
    serviceType: 'User interface and user experience design',
    name: 'UI/UX design and usability research',
    description:
      'Interviews, prototypes, usability tests and interface design for websites, apps and internal tools.',
  },
  hero: {
    headline: 'Watch someone use it. Then design.',
    lead: 'Ask people what they want and they’re polite. Hand them a phone and a task and you learn something by the second minute. We start there.',
    actions: [{ label: 'Book a Design Call', target: { kind: 'route', to: '/consultation' } }],
  },
  stats: [
    { value: '200+', label: 'projects designed' },
    { value: '45%', label: 'average conversion increase' },
    { value: '98%', label: 'client satisfaction' },
    { value: '30%', label: 'bounce reduction' },
  ],
  services: {
    heading: {
      title: 'Four ways in',
      lead: 'Take the whole road or only the stretch you’re stuck on.',
    },
    cards: [
      {
        icon: 'Search',
        title: 'User research',
        description:
          'Five to eight conversations with your customers, recorded with consent and boiled down to what you can act on.',
        features: [
          'Recruiting and scheduling',
          'Usability sessions',
          'Findings ranked by cost of doing nothing',
        ],
        color: 'teal-cyan',
      },
      {
        icon: 'PanelsTopLeft',
        title: 'Interface design',
        description:
          'Screens for every state, including the empty one, the slow one and the one where the card was declined.',
        features: ['Phone, tablet and desktop', 'Light and dark themes', 'Real content throughout'],
        color: 'indigo-violet',
      },
      {
        icon: 'MousePointerClick',
        title: 'Prototypes',
        description:
          'Clickable drafts you can put before customers or a bank before a line of code is paid for.',
        features: ['Ready within two weeks', 'Tested with real tasks', 'Shareable by link'],
        color: 'violet-magenta',
      },
      {
        icon: 'Component',
        title: 'Design systems',
        description:
          'Buttons, forms and rules in one library, documented so your developers stop guessing.',
        features: [
          'Tokens for color and type',
          'Accessibility notes on each part',
          'Figma and code in step',
        ],
        color: 'blue-indigo',
      },
    ],
  },
  process: {
    heading: {
      title: 'Six steps, none of them secret',
      lead: `A full round takes ${typicalTimelines.uiUxDesign}. You’re invited to all of it.`,
    },
    steps: [
      {
        step: 1,
        title: 'Listen',
        description: 'We talk with your staff and read the complaints folder. Everybody has one.',
      },
      {
        step: 2,
        title: 'Observe',
        description:
          'Five customers try the tasks that matter. You watch from the next room or by video.',
      },
      {
        step: 3,
        title: 'Sort',
        description: 'Findings go on a wall, ranked by how often they hurt and what they cost.',
      },
      {
        step: 4,
        title: 'Sketch',
        description:
          'Several rough answers to the worst problem, on paper, thrown away without regret.',
      },
      {
        step: 5,
        title: 'Test',
        description: 'The two strongest become clickable and meet five more people.',
      },
      {
        step: 6,
        title: 'Deliver',
        description:
          'Finished screens, written rules, and a seat beside your developers until it ships.',
      },
    ],
  },
  portfolio: {
    heading: {
      title: 'What a redraw did',
      lead: 'Figures compare the three months before launch with the three months after.',
    },
    projects: designProjects,
  },
  testimonials: {
    heading: { title: 'What clients saw from the next room' },
    items: [
      {
        name: 'Carmen Reyes-Holt',
        role: 'Clinic director',
        company: 'Millrace Family Clinic',
        text: 'I sat behind the glass and saw a young father give up on our form twice. I signed off on every change they proposed that same afternoon.',
        rating: 5,
      },
      {
        name: 'Tom Breitbach',
        role: 'Head of lending',
        company: 'Lantern Credit Union',
        text: 'Sam’s report was nine pages and I understood all nine. Our developers still have the ranked list taped to the wall.',
        rating: 5,
      },
      {
        name: 'Chee Moua-Larson',
        role: 'Director',
        company: 'Cello & Cedar Music School',
        text: 'We were ready to pay for a prettier menu. They showed us that parents wanted a different one, and that it was less work.',
        rating: 5,
      },
    ],
  },
  faqHeading: { title: 'Questions clients bring to the first call' },
  closing: {
    title: 'Which screen loses people?',
    text: 'Tell us the one you suspect. We’ll take a look and say whether design is what it needs.',
    actions: [{ label: 'Ask Us to Look', target: { kind: 'route', to: '/contact' } }],
  },
};
