import type { WebsiteType } from '@northloop/contracts';

/** One of these must be in the answer, in upper or lower case. */
export type Wanted = string | readonly string[];

/** A visitor's question, and the conditions for a right answer. */
export interface EvalQuestion {
  id: string;
  category: string;
  /** The visitor's earlier messages in the same conversation, oldest first. */
  earlier?: readonly string[];
  ask: string;
  /** All of them must be in the answer. */
  has?: readonly Wanted[];
  /** None of them may be in the answer. */
  lacks?: readonly string[];
  /** The answer must link to this page, or to one of these. */
  cites?: Wanted;
  /** The answer must name the estimate that the mockup generator gives for the same project. */
  quote?: { websiteType: WebsiteType; features?: readonly string[] };
}
