import type { Statistic } from '../statistic';

/** The hand-drawn miniatures of the portfolio, each named by the trade it shows. */
export type ProjectScene =
  | 'bakery-order-ahead'
  | 'plumbing-dispatch'
  | 'letterpress-quotes'
  | 'clinic-booking'
  | 'credit-union-loans'
  | 'music-school-enrollment'
  | 'farm-delivery'
  | 'yoga-classes'
  | 'snow-routes';

/** A piece of the portfolio, titled by trade and place. */
export interface Project {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly image: { readonly scene: ProjectScene; readonly alt: string };
}

export interface WebProject extends Project {
  readonly tech: readonly string[];
}

export interface DesignProject extends Project {
  readonly metrics: readonly Statistic[];
}

export interface AppProject extends Project {
  readonly features: readonly string[];
}
