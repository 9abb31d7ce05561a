import type { ContactBudget, WebsiteType } from '@northloop/contracts';
import { inDollars } from '../quote/cents.js';
import { createQuote } from '../quote/create-quote.js';
import { quoteRules } from '../quote/quote-rules.js';

/** Estimate of a project by the quote rules. It is never an offer. */
export interface ProjectEstimate {
  /** Such as '$7,900'. */
  total: string;
  /** Such as '$7,110 to $9,480'. */
  range: string;
  /** The expected total in whole dollars. */
  dollars: number;
  /** The matching budget band of the contact form. */
  budget: ContactBudget;
}

/**
 * Estimates a project by the same rules as the mockup generator, so that the assistant never names other prices.
 * @param pages if undefined, the usual number for the website type
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

/** Price of a care plan as in the quotes, such as '$89 a month'. */
export const carePlanPrice = `$${quoteRules.care.dollarsPerMonth} a month`;
