import { describe, expect, it } from 'vitest';
import type { BusinessFacts } from './business-facts.js';
import { readFacts } from './read-facts.js';

/** Names of the offers, with what is said about them in brackets. */
const offersOf = (description: string) =>
  readFacts(description).offers.map(({ name, detail }) => (detail ? `${name} (${detail})` : name));

describe('offers', () => {
  it.each([
    [
      'Small-batch soy candles poured in Stillwater in recycled beer bottles. 12 scents, refills for $9, free pickup at the Saturday market.',
      ['small-batch soy candles (poured in Stillwater in recycled beer bottles)', 'refills'],
    ],
    [
      'Same-day crowns, sedation for nervous patients, Saturday appointments, we take Delta Dental and MNsure.',
      ['same-day crowns', 'sedation (for nervous patients)'],
    ],
    [
      'Tax and bookkeeping for restaurants and truckers in Saint Paul.',
      ['tax', 'bookkeeping (for restaurants and truckers in Saint Paul)'],
    ],
    [
      'general contractor, kitchens baths decks. 20 yrs in business',
      ['kitchens', 'baths', 'decks'],
    ],
    ['I teach piano and fiddle to adults', ['piano', 'fiddle (to adults)']],
    [
      'We fix furnaces, boilers and AC units.',
      ['fixing furnaces', 'fixing boilers', 'fixing AC units'],
    ],
    [
      'We clean chimneys, rebuild crowns and install liners.',
      ['cleaning chimneys', 'rebuilding crowns', 'installing liners'],
    ],
    ['Green cards, citizenship and asylum.', ['green cards', 'citizenship', 'asylum']],
    [
      'Sourdough and cardamom buns, baked in Maple Grove since 2011.',
      ['sourdough and cardamom buns (baked in Maple Grove since 2011)'],
    ],
    ['Wedding and event photography', ['wedding and event photography']],
  ])('of %j', (description, offers) => {
    expect(offersOf(description)).toEqual(offers);
  });

  it.each([
    'We pick dogs up in Woodbury.',
    'We speak Hmong, Spanish and English.',
    'No reservations. Saturday appointments.',
    'Dr. Anita Rao and her team look after families in Eden Prairie.',
    'We love what we do and do it with love.',
    '<script>alert(1)</script><img src=x onerror=alert(2)>',
    '漢字漢字',
    `${'x'.repeat(10_000)}`,
    'a, '.repeat(3_000),
    '   ',
  ])('none in %j', (description) => {
    expect(offersOf(description)).toEqual([]);
  });
});

describe('other facts', () => {
  it.each<[string, Partial<Record<keyof BusinessFacts, unknown>>]>([
    ['Refills for $9', { prices: [{ name: 'Refills', amount: '$9' }] }],
    [
      '$85 a wash, no shop',
      {
        prices: [{ name: 'wash', amount: '$85 a wash' }],
        refusals: ['no shop'],
        setting: 'visits',
      },
    ],
    [
      'Drop in for $20, monthly from $149',
      {
        prices: [
          { name: 'Drop in', amount: '$20' },
          { name: 'monthly', amount: 'from $149' },
        ],
      },
    ],
    [
      'Lessons are $40 per half hour.',
      { prices: [{ name: 'Lessons', amount: '$40 per half hour' }] },
    ],
    [
      'Hail damage repair in Anoka County. License BC634211. 25-year workmanship warranty.',
      {
        licence: 'License BC634211',
        guarantee: '25-year workmanship warranty',
        place: 'Anoka County',
      },
    ],
    [
      'Insured, bonded, licensed in Minnesota (#BC712093).',
      { licence: 'Insured, bonded, licensed in Minnesota, #BC712093' },
    ],
    [
      'We speak Hmong, Spanish and English.',
      { languages: ['Hmong', 'Spanish', 'English'], points: [] },
    ],
    [
      'Dr. Anita Rao and her team look after families in Eden Prairie.',
      { people: [{ name: 'Dr. Anita Rao', role: undefined }], place: 'Eden Prairie' },
    ],
    [
      'Hi, I’m Mai Vang and I alter dresses in Frogtown.',
      { people: [{ name: 'Mai Vang', role: undefined }], place: 'Frogtown' },
    ],
    [
      'Coach Dan Olson, no mirrors.',
      { people: [{ name: 'Dan Olson', role: 'coach' }], refusals: ['no mirrors'] },
    ],
    ['Open Tue-Sun 5-10pm.', { hours: ['Open Tue-Sun 5-10pm'] }],
    [
      'Mobile grooming. Serving Woodbury and Cottage Grove.',
      { area: ['Woodbury', 'Cottage Grove'], setting: 'visits' },
    ],
    ['Specializing in siding. Serving St. Paul since 1987.', { since: '1987', place: 'St. Paul' }],
    ['free estimates call 612-555-0147', { phone: '612-555-0147', points: ['free estimates'] }],
    [
      'Find us at 1402 Selby Ave or write to hi@loon.example.',
      { street: '1402 Selby Ave', email: 'hi@loon.example', setting: 'place' },
    ],
    ['We are a family-run bakery in Duluth.', { identity: 'family-run bakery', place: 'Duluth' }],
    ['Taxes for restaurants and truckers', { audience: ['restaurants', 'truckers'] }],
    ['In January we rest.', { place: undefined }],
  ])('in %j', (description, facts) => {
    expect(readFacts(description)).toMatchObject(facts);
  });

  it('settles the matters that a description speaks of', () => {
    const { settled } = readFacts('Ten-year warranty, cash only, walk-ins welcome.');
    expect([...settled]).toEqual(
      expect.arrayContaining(['guarantee', 'payment', 'walk-ins', 'booking']),
    );
    expect(settled.has('delivery')).toBe(false);
    expect(readFacts(undefined).settled.size).toBe(0);
  });
});
