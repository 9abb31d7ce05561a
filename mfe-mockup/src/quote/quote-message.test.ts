import { CONTACT_MAX_LENGTH } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { readMockupResponse } from '../generator/request/read-mockup-response';
import { sampleResponse } from '../testing/sample-response';
import { readIncludedService } from './included-service';
import { renderQuoteDocument } from './quote-document';
import { draftMessage, quoteMessage } from './quote-message';
import { quoteRows } from './quote-rows';

/** A quote with most fields missing. */
const quoteOf = (fields: object) => readMockupResponse({ mockup: {}, quote: fields }).quote;

describe('quoteMessage', () => {
  it('sums the quote up for the contact form', () => {
    expect(quoteMessage(sampleResponse())).toEqual({
      company: 'Elm Creek Bakery',
      message: [
        'I drafted a homepage for Elm Creek Bakery with your mockup generator and would like to talk about the quote.',
        '',
        'Project: Business website',
        'Timeline: 5 to 7 weeks',
        'Estimate: $6,650 ($6,150 to $7,650)',
        '',
        'Included:',
        '- Design and homepage: $5,000',
        '- Online booking: $1,650',
      ].join('\n'),
      budget: '$5,000 - $10,000',
    });
  });

  it('stays within what the form accepts', () => {
    const long = sampleResponse();
    const [item] = long.quote.lineItems;
    long.quote.lineItems = Array.from({ length: 60 }, () => ({
      ...(item ?? expect.fail()),
      label: 'x'.repeat(120),
    }));
    long.mockup.companyInfo.name = 'n'.repeat(400);
    const { company, message } = quoteMessage(long);
    expect(company).toHaveLength(CONTACT_MAX_LENGTH.company);
    expect(message.length).toBeLessThanOrEqual(CONTACT_MAX_LENGTH.message);
    expect(message).toContain('Estimate: $6,650');
  });

  it('leaves out what a quote does not say', () => {
    const bare = sampleResponse();
    bare.quote = quoteOf({ total_cost: '$900' });
    expect(quoteMessage(bare).message).toMatch(/quote\.\n\nEstimate: \$900$/);
  });
});

describe('quoteRows', () => {
  it('shows price and range of each line', () => {
    expect(quoteRows(sampleResponse().quote)).toEqual([
      {
        label: 'Design and homepage',
        detail: 'Colors, type, launch',
        price: '$5,000',
        range: '$4,500 to $6,000',
      },
      { label: 'Online booking', detail: '', price: '$1,650', range: '' },
    ]);
  });

  it('reads the list of services where there are no line items', () => {
    const quote = quoteOf({ included_services: ['Design: $2,090', 'Launch support'] });
    expect(quoteRows(quote).map(({ label, price }) => [label, price])).toEqual([
      ['Design', '$2,090'],
      ['Launch support', 'included'],
    ]);
  });
});

describe('renderQuoteDocument', () => {
  it('holds lines, total, assumptions and exclusions, and escapes what it is given', () => {
    const hostile = sampleResponse();
    hostile.mockup.companyInfo.name = '<script>alert(1)</script>';
    const document = renderQuoteDocument(hostile);
    for (const text of [
      'Online booking',
      '$4,500 to $6,000',
      '$6,650',
      'Photography',
      'Six pages in all',
      'valid for 30 days',
      '$1,650 less',
      '&lt;script&gt;',
    ]) {
      expect(document).toContain(text);
    }
    expect(document).not.toContain('<script');
  });
});

describe('readIncludedService', () => {
  it.each([
    ['Design of 6 pages: $2,090', 'Design of 6 pages', '$2,090'],
    ['Note: copy: $90.50', 'Note: copy', '$90.50'],
    ['Launch support', 'Launch support', undefined],
    ['Priced at: a fair rate', 'Priced at: a fair rate', undefined],
  ])('parts %s', (line, name, price) => {
    expect(readIncludedService(line)).toEqual({ name, price });
  });
});

describe('draftMessage', () => {
  it('names the draft before its estimate, however long that is', () => {
    const quoted = quoteMessage(sampleResponse());
    const address = 'https://northloop.example/mockup/abc';
    expect(draftMessage(sampleResponse(), address)).toEqual({
      ...quoted,
      message: `The draft: ${address}\n\n${quoted.message}`,
    });
    expect(draftMessage(sampleResponse(), null)).toEqual(quoted);
    const response = sampleResponse();
    const items = Array.from({ length: 60 }).flatMap(() => response.quote.lineItems);
    const long = { ...response, quote: { ...response.quote, lineItems: items } };
    const { message } = draftMessage(long, address);
    expect(message.length).toBeLessThanOrEqual(CONTACT_MAX_LENGTH.message);
    expect(message).toContain(address);
  });
});
