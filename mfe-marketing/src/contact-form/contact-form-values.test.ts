import { describe, expect, it } from 'vitest';
import { emptyContactForm, toContactRequest } from './contact-form-values';

describe('toContactRequest', () => {
  it('leaves out what was left empty and trims the rest', () => {
    const values = {
      ...emptyContactForm,
      name: ' Dana Whitfield ',
      email: 'dana@bakery.example',
      company: '   ',
      budget: 'Under $5,000',
      message: 'Our ovens are hot.\n',
    };
    expect(toContactRequest(values)).toEqual({
      name: 'Dana Whitfield',
      email: 'dana@bakery.example',
      budget: 'Under $5,000',
      message: 'Our ovens are hot.',
    });
  });
});
