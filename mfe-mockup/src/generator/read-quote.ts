import {
  type CentsRange,
  CONTACT_BUDGETS,
  QUOTE_ITEM_GROUPS,
  type Quote,
} from '@northloop/contracts';
import {
  type Fields,
  fields,
  list,
  oneOf,
  text,
  textFields,
  texts,
  wholeNumber,
} from './json-fields';

const readRange = (value: unknown): CentsRange => {
  const { low, expected, high } = fields(value);
  return { low: wholeNumber(low), expected: wholeNumber(expected), high: wholeNumber(high) };
};

/** Reads a quote and fills what it lacks with nothing; an older API sends only its texts. */
export function readQuote(value: Fields): Quote {
  const weeks = fields(value.weeks);
  return {
    ...textFields(value, 'projectType', 'timeline', 'total_cost'),
    included_services: texts(value.included_services),
    lineItems: list(value.lineItems).map((item) => ({
      group: oneOf(fields(item).group, QUOTE_ITEM_GROUPS) ?? 'base',
      ...textFields(item, 'label', 'detail'),
      cents: readRange(fields(item).cents),
    })),
    total: readRange(value.total),
    weeks: { min: wholeNumber(weeks.min), max: wholeNumber(weeks.max) },
    budget: oneOf(value.budget, CONTACT_BUDGETS) ?? 'Not sure yet',
    assumptions: texts(value.assumptions),
    exclusions: texts(value.exclusions),
    waysToLower: list(value.waysToLower).map((saving) => ({
      label: text(fields(saving).label),
      cents: wholeNumber(fields(saving).cents),
    })),
    validDays: wholeNumber(value.validDays),
    depositPercent: wholeNumber(value.depositPercent),
  };
}
