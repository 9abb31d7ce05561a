import { expect, it } from 'vitest';
import { EMPTY_VALUES, fillIn } from './lead-values';

const typed = { ...EMPTY_VALUES, name: 'Dana', message: 'Rolls, ordered ahead', attaches: true };

it('fills in what was said and leaves the rest as it was typed', () => {
  expect(fillIn(typed, { phone: '612 555 0100', email: 'dana@bakery.example' }, {})).toEqual({
    slot: '',
    name: 'Dana',
    email: 'dana@bakery.example',
    phone: '612 555 0100',
    message: 'Rolls, ordered ahead',
    attaches: true,
  });
});

it('takes a newer word for an older one', () => {
  expect(fillIn(typed, { name: 'Dana Voss', message: 'Bread' }, { name: 'Dana' })).toMatchObject({
    name: 'Dana Voss',
    message: 'Bread',
  });
});

it('does not undo what the visitor corrected in the form', () => {
  const lead = { name: 'Dan', phone: '612 555 0100' };
  const corrected = { ...fillIn(EMPTY_VALUES, lead, {}), name: 'Dana' };
  expect(fillIn(corrected, { ...lead, email: 'dana@bakery.example' }, lead)).toMatchObject({
    name: 'Dana',
    email: 'dana@bakery.example',
    phone: '612 555 0100',
  });
});
