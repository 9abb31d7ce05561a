import type { CallToAction } from '../call-to-action';

export interface UnderConstructionContent {
  readonly title: string;
  readonly text: string;
  /** Stands before the address that was asked for. */
  readonly pathLabel: string;
  readonly action: CallToAction;
}

/** Shown for a route that is planned but has no page yet. */
export const underConstruction: UnderConstructionContent = {
  title: 'Page Under Construction',
  text: 'This page is not yet implemented.',
  pathLabel: 'Current path',
  action: { label: 'Go Back Home', target: { kind: 'route', to: '/' } },
};
