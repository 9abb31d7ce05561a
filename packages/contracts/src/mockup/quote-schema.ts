import type * as z from 'zod/mini';
import { CONTACT_BUDGETS } from '../api/contact.js';
import { QUOTE_ITEM_GROUPS } from './mockup-choices.js';
import type { ShapeParts } from './shape-parts.js';

/** Lowest, expected and highest amount in integer US cents. */
const centsRangeShape = ({ object, count }: ShapeParts) =>
  object({ low: count, expected: count, high: count });

/** One priced part of a quote. */
const lineItemShape = (parts: ShapeParts) =>
  parts.object({
    group: parts.oneOf(QUOTE_ITEM_GROUPS, 'base'),
    label: parts.line,
    /** What the price covers, in one line. */
    detail: parts.line,
    cents: centsRangeShape(parts),
  });

/** A change that would make the project cheaper, and how much it would save in integer US cents. */
const savingShape = ({ object, line, count }: ShapeParts) => object({ label: line, cents: count });

/** A wish that needs a talk before anybody can price it, and the page of this site that tells more. */
const talkShape = ({ object, line }: ShapeParts) =>
  object({ label: line, detail: line, path: line });

/**
 * An estimate, never an offer. `total_cost` is text with a currency sign, such as '$7,900', and equals
 * `total.expected`; `total` is the sum of the line items, figure by figure.
 */
export function quoteShape(parts: ShapeParts) {
  const { object, oneOf, optional, list, lines, line, count } = parts;
  return object({
    projectType: line,
    timeline: line,
    included_services: lines(60),
    total_cost: line,
    lineItems: list(lineItemShape(parts), 60),
    total: centsRangeShape(parts),
    weeks: object({ min: count, max: count }),
    /** The contact form's budget band that `total.expected` falls into. */
    budget: oneOf(CONTACT_BUDGETS, 'Not sure yet'),
    assumptions: lines(12),
    exclusions: lines(12),
    waysToLower: list(savingShape(parts), 12),
    /** Number of days for which the estimate is valid. */
    validDays: count,
    /** Due before work starts, in percent of the total. */
    depositPercent: count,
    talks: optional(list(talkShape(parts), 30)),
  });
}

type OutputOf<Shape extends (parts: ShapeParts) => z.ZodMiniType> = z.output<ReturnType<Shape>>;

export type Quote = OutputOf<typeof quoteShape>;
export type QuoteLineItem = OutputOf<typeof lineItemShape>;
export type QuoteSaving = OutputOf<typeof savingShape>;
export type QuoteTalk = OutputOf<typeof talkShape>;
export type CentsRange = OutputOf<typeof centsRangeShape>;
