import type { ComponentType } from 'react';

/** One part of the design system as the showcase shows it: under its name, in both themes. */
export interface Exhibit {
  readonly name: string;
  readonly Component: ComponentType;
}
