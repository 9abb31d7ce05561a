import { describe, expect, it } from 'vitest';
import { emptyContactForm } from '../contact-form-values';
import { takeDraft } from './take-draft';

const draft = {
  company: 'Tveit Bakehouse',
  service: 'Web Development',
  message: 'The quote',
} as const;

describe('takeDraft', () => {
  it('fills a form that nobody has written in', () => {
    expect(takeDraft(emptyContactForm, draft)).toEqual({ values: draft, addition: null });
  });

  it('keeps what the visitor has written, and offers the message', () => {
    const begun = { ...emptyContactForm, company: 'Mine', message: 'Hello there' };
    expect(takeDraft(begun, draft)).toEqual({
      values: { service: 'Web Development' },
      addition: 'The quote',
    });
  });

  it('offers nothing that stands in the message already', () => {
    const added = { ...emptyContactForm, message: 'Hello there\n\nThe quote' };
    expect(takeDraft(added, { message: 'The quote' })).toEqual({ values: {}, addition: null });
  });
});
