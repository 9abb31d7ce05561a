import { companyFigures } from '@northloop/contracts';
import type { CallToAction } from '../call-to-action';
import type { Statistic } from '../statistic';

/** The typed tagline: `prefix` stands still, the phrases take turns after it. */
export interface TypedTagline {
  readonly prefix: string;
  readonly phrases: readonly [string, string, string];
  readonly pauseLabel: string;
  readonly resumeLabel: string;
}

export interface HeroContent {
  readonly headline: string;
  readonly tagline: TypedTagline;
  readonly lead: string;
  readonly primaryAction: CallToAction;
  readonly secondaryAction: CallToAction;
  readonly scrollAction: CallToAction;
  readonly stats: readonly Statistic[];
}

/** First screen of the landing page. */
export const heroContent: HeroContent = {
  headline: 'Websites that earn their keep',
  tagline: {
    prefix: 'We build',
    phrases: ['websites that book tables.', 'stores that ship by Friday.', 'apps people keep.'],
    pauseLabel: 'Pause the moving tagline',
    resumeLabel: 'Resume the moving tagline',
  },
  lead: 'We plan, design, build and look after sites, stores and apps for small businesses, from our studio just outside Minneapolis. Six people do the work, and the same six pick up the phone.',
  primaryAction: { label: 'Start Your Project', target: { kind: 'section', id: 'contact' } },
  secondaryAction: { label: 'View Our Work', target: { kind: 'section', id: 'portfolio' } },
  scrollAction: { label: 'Scroll to explore', target: { kind: 'section', id: 'services' } },
  stats: [
    companyFigures.projects,
    companyFigures.satisfaction,
    { value: 'Award-winning', label: 'team' },
  ],
};
