import type { CallToAction } from '../call-to-action';

export interface NotFoundContent {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly actions: readonly CallToAction[];
}

/** Shown for any address the site doesn't know, without header and footer. */
export const notFoundContent: NotFoundContent = {
  code: '404',
  title: 'This trail ends at the lake',
  text: 'No page lives at this address. It may have moved, or the link left out a letter. One of these should get you back to solid ground.',
  actions: [
    { label: 'Go to the home page', target: { kind: 'route', to: '/' } },
    { label: 'Search the site', target: { kind: 'route', to: '/search' } },
    { label: 'Tell us what’s missing', target: { kind: 'route', to: '/contact' } },
  ],
};
