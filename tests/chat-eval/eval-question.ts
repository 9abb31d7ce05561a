import type { WebsiteType } from '@northloop/contracts';

/** One of these must be in the answer, whatever the case of its letters. */
export type Wanted = string | readonly string[];

/** What a visitor writes, and what makes an answer to it right. */
export interface EvalQuestion {
  id: string;
  category: string;
  /** What the visitor said before in the same conversation, oldest first. */
  earlier?: readonly string[];
  ask: string;
  /** Every one of them must be in the answer. */
  has?: readonly Wanted[];
  /** None of them may be in the answer. */
  lacks?: readonly string[];
  /** The answer must lead to this page, or to one of these. */
  cites?: Wanted;
  /** The answer must name the estimate that the mockup generator gives for the same project. */
  quote?: { websiteType: WebsiteType; features?: readonly string[] };
}
