import { describe, expect, it } from 'vitest';
import { contactPage } from '../content/contact/contact-page';
import { contactFormErrors, firstWithError } from './contact-form-errors';
import { emptyContactForm } from './contact-form-values';

const { fields } = contactPage.form;

describe('contactFormErrors', () => {
  it('names every required field that is empty, and no other', () => {
    expect(contactFormErrors(fields, emptyContactForm)).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      message: 'Message is required',
    });
  });

  it('finds nothing wrong with a whole message', () => {
    const values = { ...emptyContactForm, name: 'Ida', email: 'ida@mill.example', message: 'Hi' };
    expect(contactFormErrors(fields, values)).toEqual({});
  });
});

describe('firstWithError', () => {
  it('goes by the order on the page', () => {
    const errors = { message: 'Message is required', email: 'Email is required' };
    expect(firstWithError(fields, errors)).toBe('email');
  });

  it('is none when the fields in error were mended', () => {
    expect(firstWithError(fields, { name: undefined })).toBeUndefined();
    expect(firstWithError(fields, {})).toBeUndefined();
  });
});
