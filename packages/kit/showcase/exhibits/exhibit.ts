import type { ComponentType } from 'react';

/** One part of the design system. The showcase shows it in both themes, with its name. */
export interface Exhibit {
  readonly name: string;
  readonly Component: ComponentType;
}
