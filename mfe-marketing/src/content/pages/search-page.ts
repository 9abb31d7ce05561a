import { type ContentKind, RESPONSE_HOURS } from '@northloop/contracts';

/** A page that a visitor without a question may start from. */
export interface SuggestedPage {
  readonly title: string;
  readonly description: string;
  readonly to: `/${string}`;
}

export interface SearchPageContent {
  readonly title: string;
  readonly fieldLabel: string;
  readonly placeholder: string;
  readonly submitLabel: string;
  /** Heading over the results of each kind. */
  readonly kinds: Readonly<Record<ContentKind, string>>;
  readonly examplesLabel: string;
  /** Words that find something, to try. */
  readonly examples: readonly string[];
  readonly suggestionsTitle: string;
  readonly suggestions: readonly SuggestedPage[];
  readonly nothing: {
    readonly title: string;
    readonly text: string;
    readonly askLabel: string;
  };
  readonly failure: {
    readonly title: string;
    readonly text: string;
    readonly retryLabel: string;
  };
}

/** Words of the search page. */
export const searchPage: SearchPageContent = {
  title: 'Search the site',
  fieldLabel: 'What are you looking for?',
  placeholder: 'A word or two, such as “checkout”',
  submitLabel: 'Search',
  kinds: {
    service: 'Services',
    page: 'Pages',
    article: 'Articles',
    legal: 'Legal',
  },
  examplesLabel: 'For example:',
  examples: ['checkout', 'contrast', 'deposit', 'Shopify', 'accessibility'],
  suggestionsTitle: 'Where most people start',
  suggestions: [
    {
      title: 'Web development',
      description: 'Sites your own staff can edit, on accounts in your name.',
      to: '/services/web-development',
    },
    {
      title: 'E-commerce',
      description: 'Stores, store moves and checkout repair, on four platforms.',
      to: '/services/ecommerce',
    },
    {
      title: 'Blog',
      description: 'Field notes on design, code and search, with real numbers.',
      to: '/blog',
    },
    {
      title: 'Team',
      description: 'Everyone who could be building your site, each with an address.',
      to: '/team',
    },
    {
      title: 'Contact',
      description: `Ask a person. You hear back within ${RESPONSE_HOURS} hours.`,
      to: '/contact',
    },
  ],
  nothing: {
    title: 'No page mentions that',
    text: 'Check the spelling, or try one plain word instead of several. If you want to know something we haven’t written down, ask us.',
    askLabel: 'Ask us instead',
  },
  failure: {
    title: 'Search is not working right now',
    text: 'That’s on our side and usually clears up within a minute. The pages below still work.',
    retryLabel: 'Search again',
  },
};
