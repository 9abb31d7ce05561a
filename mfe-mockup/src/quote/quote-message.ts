import { CONTACT_MAX_LENGTH, type ContactRequest, type MockupResponse } from '@northloop/contracts';
import { quoteRows, totalRange } from './quote-rows';

/** The prefilled contact form for a visitor who wants to talk about a quote. */
export type QuoteMessage = Pick<ContactRequest, 'message'> &
  Required<Pick<ContactRequest, 'company' | 'budget'>>;

/** Words a quote as the visitor's first message, within the form's length limit. */
export function quoteMessage({ mockup, quote }: MockupResponse): QuoteMessage {
  const company = mockup.companyInfo.name;
  const range = totalRange(quote);
  const facts = [
    ['Project', quote.projectType],
    ['Timeline', quote.timeline],
    ['Estimate', range === '' ? quote.total_cost : `${quote.total_cost} (${range})`],
  ].filter(([, value]) => value !== '');
  const opening = [
    `I drafted a homepage for ${company || 'my company'} with your mockup generator and would like to talk about the quote.`,
    '',
    ...facts.map(([label, value]) => `${label}: ${value}`),
  ].join('\n');
  const rows = quoteRows(quote).map(({ label, price }) =>
    price === 'included' ? `- ${label}` : `- ${label}: ${price}`,
  );
  const talks = (quote.talks ?? []).map(({ label }) => `- ${label}`);
  const message = [
    opening,
    '',
    'Included:',
    ...rows,
    ...(talks.length > 0 ? ['', 'To talk about:', ...talks] : []),
  ].join('\n');
  return {
    company: company.slice(0, CONTACT_MAX_LENGTH.company),
    budget: quote.budget,
    message: (rows.length > 0 && message.length <= CONTACT_MAX_LENGTH.message
      ? message
      : opening
    ).slice(0, CONTACT_MAX_LENGTH.message),
  };
}

/** Longest address of a draft with its label, in characters. */
const ADDRESS_LENGTH = 300;

/**
 * The same for a visitor who wants to talk about the draft itself.
 * @param address of the shared draft; null if it could not be shared
 */
export function draftMessage(result: MockupResponse, address: string | null): QuoteMessage {
  const quoted = quoteMessage(result);
  if (address === null) return quoted;
  const message = quoted.message.slice(0, CONTACT_MAX_LENGTH.message - ADDRESS_LENGTH);
  return { ...quoted, message: `The draft: ${address}\n\n${message}` };
}
