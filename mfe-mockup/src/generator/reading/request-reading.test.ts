import { expect, it } from 'vitest';
import { readReading } from './request-reading';

it('reads an answer and leaves out what it does not know', () => {
  expect(
    readReading({
      trades: [{ id: 'bakery', name: 'bakery' }, { id: 7 }],
      setting: 'visits',
      facts: [
        { kind: 'offer', text: 'rye bread' },
        { kind: 'mood', text: 'sunny' },
        { kind: 'price' },
      ],
      features: ['Online booking', 3],
      pages: 5,
    }),
  ).toEqual({
    trades: [{ id: 'bakery', name: 'bakery' }],
    setting: 'visits',
    facts: [{ kind: 'offer', text: 'rye bread' }],
    features: ['Online booking'],
    pages: 5,
  });
});

it('reads nothing from nonsense', () => {
  expect(readReading('<html>')).toEqual({
    trades: [],
    setting: 'place',
    facts: [],
    features: [],
    pages: null,
  });
});
