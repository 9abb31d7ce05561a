import type { ContactBudget, WebsiteType } from '@northloop/contracts';
import { inDollars } from '../quote/cents.js';
import { createQuote } from '../quote/create-quote.js';
import { quoteRules } from '../quote/quote-rules.js';

/** What the quote rules say of a project; never an offer. */
export interface ProjectEstimate {
  /** Such as '$7,900'. */
  total: string;
  /** Such as '$7,110 to $9,480'. */
  range: string;
  /** The expected total in whole dollars. */
  dollars: number;
  /** The contact form's band. */
  budget: ContactBudget;
}

/**
 * Asks the rules that the mockup generator asks: the assistant has no prices of its own.
 * @param pages undefined leaves their number to the website type
 */
export function estimateProject(
  websiteType: WebsiteType,
  features: readonly string[] = [],
  pages?: number,
): ProjectEstimate {
  const quote = createQuote({ websiteType, features: [...features], pages });
  const { low, expected, high } = quote.total;
  return {
    total: quote.total_cost,
    range: `${inDollars(low)} to ${inDollars(high)}`,
    dollars: expected / 100,
    budget: quote.budget,
  };
}

/** What a care plan costs, as the quotes say, such as '$89 a month'. */
export const carePlanPrice = `$${quoteRules.care.dollarsPerMonth} a month`;
