import { describe, expect, it } from 'vitest';
import { mineAudience } from './mine-audience.js';
import { mineDescription } from './mine-description.js';

describe('mineDescription', () => {
  it.each([
    [
      'Sourdough and cardamom buns, baked in Maple Grove since 2011.',
      { place: 'Maple Grove', year: '2011', offers: ['sourdough', 'cardamom buns'] },
    ],
    [
      'We are a family-run bakery in Duluth. We make rye bread, wedding cakes and cinnamon rolls for the whole town.',
      {
        place: 'Duluth',
        identity: 'family-run bakery',
        offers: ['rye bread', 'wedding cakes', 'cinnamon rolls'],
      },
    ],
    [
      'Specializing in roof repair, siding and gutters. Serving St. Paul since 1987.',
      { place: 'St. Paul', year: '1987', offers: ['roof repair', 'siding', 'gutters'] },
    ],
    [
      'I teach piano and MIDI production to adults near Lake Nokomis',
      { place: 'Lake Nokomis', offers: ['piano', 'MIDI production'] },
    ],
  ])('reads "%s"', (text, facts) => {
    expect(mineDescription(text)).toMatchObject(facts);
  });

  it.each([
    undefined,
    '',
    '   ',
    '<script>alert(1)</script><img src=x onerror=alert(2)>',
    'We love what we do and do it with love.',
    'In January we rest.',
    '漢字漢字',
    'x'.repeat(10_000),
    'a, '.repeat(3_000),
  ])('finds nothing that would break a sentence in %j', (text) => {
    const { offers, place, year, identity } = mineDescription(text);
    expect({ offers, place, year, identity }).toEqual({ offers: [] });
  });
});

describe('mineAudience', () => {
  it.each([
    ['Families with young kids', 'families'],
    ['For busy parents.', 'busy parents'],
    ['small businesses in Minnesota', 'small businesses'],
    ['<b>everyone</b>', undefined],
    [undefined, undefined],
    ['x'.repeat(50), undefined],
    ['漢字漢字', undefined],
  ])('reads %j', (text, audience) => {
    expect(mineAudience(text)).toBe(audience);
  });
});
