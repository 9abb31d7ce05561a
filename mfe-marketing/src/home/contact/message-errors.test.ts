import { describe, expect, it } from 'vitest';
import { emptyContactForm } from '../../contact/contact-form-values';
import { firstWithError, messageErrors } from './message-errors';

describe('messageErrors', () => {
  it('names every required field that is empty, and no other', () => {
    expect(messageErrors(emptyContactForm)).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      message: 'Message is required',
    });
  });

  it('finds nothing wrong with a whole message', () => {
    const values = { ...emptyContactForm, name: 'Ida', email: 'ida@mill.example', message: 'Hi' };
    expect(messageErrors(values)).toEqual({});
  });
});

describe('firstWithError', () => {
  it('goes by the order on the page', () => {
    expect(firstWithError({ message: 'Message is required', email: 'Email is required' })).toBe(
      'email',
    );
  });

  it('is none when the fields in error were mended', () => {
    expect(firstWithError({ name: undefined })).toBeUndefined();
    expect(firstWithError({})).toBeUndefined();
  });
});
