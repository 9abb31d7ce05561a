import type { SectionHeading } from '../section-heading';
import type { Statistic } from '../statistic';
import type { ProcessStep, ServicePage } from './service-page';

/** A figure with the sentence that keeps it honest. */
export interface ExpectedResult extends Statistic {
  readonly description: string;
}

export interface SeoPage extends ServicePage {
  readonly process: { readonly heading: SectionHeading; readonly steps: readonly ProcessStep[] };
  readonly results: {
    readonly heading: SectionHeading;
    readonly items: readonly ExpectedResult[];
    readonly note: string;
  };
}

/** Page at /services/seo. */
export const seo: SeoPage = {
  path: '/services/seo',
  breadcrumbs: [
    { name: 'Home', to: '/' },
    { name: 'Services', to: '/#services' },
    { name: 'SEO', to: '/services/seo' },
  ],
  schema: {
    serviceType: 'Search engine optimization',
    name: 'SEO for local and small businesses',
    description:
      'Technical audits, local listings, content and reporting that help customers find a business in search.',
  },
  hero: {
    headline: 'Answer the question they’re typing',
    lead: 'Somebody within ten miles is typing a question you answer every day. We get that answer written down, easy to find and quick to open.',
    actions: [
      { label: 'Get Started', target: { kind: 'route', to: '/contact' } },
      { label: 'Free SEO Audit', target: { kind: 'route', to: '/contact' } },
    ],
  },
  services: {
    heading: {
      title: 'The work, in six parts',
      lead: 'We tell you which two would help soonest and start with those.',
    },
    cards: [
      {
        icon: 'ScanSearch',
        title: 'Technical audit',
        description:
          'A crawl of every page, read by a person, and returned as a list ranked by effect.',
        features: ['Indexing and redirects', 'Page speed', 'Structured data'],
        color: 'blue-indigo',
      },
      {
        icon: 'MapPin',
        title: 'Local search',
        description: 'Your Google Business Profile, maps and directories, telling one story.',
        features: ['Categories and hours', 'Service-area pages', 'Duplicate listings removed'],
        color: 'teal-cyan',
      },
      {
        icon: 'PenLine',
        title: 'Content',
        description:
          'Pages that answer what customers ask on the phone, written after we listen in.',
        features: [
          'Interviews with your staff',
          'An outline you approve',
          'Old pages trimmed or merged',
        ],
        color: 'indigo-violet',
      },
      {
        icon: 'KeySquare',
        title: 'Keyword research',
        description: 'Which words people near you use, how often, and what they hope to find.',
        features: ['Grouped by intent', 'Seasonal peaks marked', 'Words to leave alone'],
        color: 'violet-magenta',
      },
      {
        icon: 'Link',
        title: 'Mentions and links',
        description: 'Earned from suppliers, chambers, local papers and neighbors. Never bought.',
        features: ['List of likely sources', 'Letters we draft for you', 'Broken links reclaimed'],
        color: 'emerald-teal',
      },
      {
        icon: 'FileChartColumn',
        title: 'Reporting',
        description: 'One page on the first Monday: what rose, what fell, what we’ll do about it.',
        features: ['Calls and forms counted', 'Plain words', 'Your own login to the data'],
        color: 'amber-rose',
      },
    ],
  },
  process: {
    heading: {
      title: 'A year, season by season',
      lead: 'Search rewards patience, and so does a garden.',
    },
    steps: [
      {
        step: 1,
        title: 'Audit',
        description:
          'Two weeks. Priya goes through the site, listings and rivals, then walks you through what she found.',
      },
      {
        step: 2,
        title: 'Repair',
        description:
          'Months one and two. Broken, slow and duplicate pages come first, since everything else rests on them.',
      },
      {
        step: 3,
        title: 'Grow',
        description:
          'Months three to nine. Two to four new pages a month, local mentions, reviews answered.',
      },
      {
        step: 4,
        title: 'Tend',
        description:
          'From then on. Lighter hours, a monthly report, and a hand on the rake when the rules change.',
      },
    ],
  },
  results: {
    heading: { title: 'Expected results' },
    items: [
      {
        value: '150%+',
        label: 'organic traffic',
        description: 'Growth in visits from search over the first year of steady work.',
      },
      {
        value: 'Top 10',
        label: 'rankings',
        description: 'First-page places for the local phrases we agree to pursue.',
      },
      {
        value: '85%+',
        label: 'conversions',
        description: 'More calls, forms and bookings from people who arrive by search.',
      },
      {
        value: '3x',
        label: 'visibility',
        description: 'Three times as many searches in which your business is shown.',
      },
    ],
    note: 'These are what clients have typically seen after twelve months. Search engines make no promises, so neither do we; your report shows how you compare.',
  },
  faqHeading: { title: 'Honest answers about search' },
  closing: {
    title: 'Ask for the audit first',
    text: 'It’s free, it’s yours to keep, and you can hand the list to anyone. Some of the fixes need no agency at all.',
    actions: [{ label: 'Contact Us', target: { kind: 'route', to: '/contact' } }],
  },
};
