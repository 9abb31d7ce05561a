import { describe, expect, it } from 'vitest';
import { emptyContactForm } from '../../contact/contact-form-values';
import { attachedOf, attachmentsOf, withDraft } from './message-draft';

describe('withDraft', () => {
  it('fills the form with what another part of the site prepared', () => {
    const draft = { company: 'Tveit Bakehouse', service: 'Web Development', message: 'The quote' };
    expect(withDraft(emptyContactForm, draft as Parameters<typeof withDraft>[1])).toEqual({
      ...emptyContactForm,
      ...draft,
    });
  });

  it('keeps a message that the visitor has begun and puts the draft below it, once', () => {
    const begun = { ...emptyContactForm, name: 'Dana', message: 'Hello there' };
    const once = withDraft(begun, { message: 'The quote' });
    expect(once).toEqual({ ...begun, message: 'Hello there\n\nThe quote' });
    expect(withDraft(once, { message: 'The quote' })).toEqual(once);
  });

  it('takes nothing away for what the draft leaves open', () => {
    const filled = { ...emptyContactForm, email: 'dana@bakery.example' };
    expect(withDraft(filled, { email: '' })).toEqual(filled);
  });
});

it('names what goes along without a field of its own', () => {
  const values = { ...emptyContactForm, service: 'SEO Services', budget: 'Under $5,000' };
  expect(attachmentsOf(values)).toEqual(['SEO Services', 'Under $5,000']);
  expect(attachmentsOf(emptyContactForm)).toEqual([]);
  expect(attachedOf(values)).toEqual({ service: 'SEO Services', budget: 'Under $5,000' });
});
