import { describe, expect, it } from 'vitest';
import { OfferDoubts } from './offer-doubts.js';
import { readFacts } from './read-facts.js';

const offersOf = (description: string) => readFacts(description).offers.map(({ name }) => name);

describe('what is no offer', () => {
  it.each([
    ['people', 'Merle Stubbs and Rosa Ibarra sell home insurance.', 'Rosa Ibarra'],
    ['places', 'I come to you in Saint Paul, Roseville and Falcon Heights.', 'Falcon Heights'],
    ['brands', 'We do exams. VSP and EyeMed.', 'VSP'],
    ['register numbers', 'Home bakery, registration MN-20417.', 'registration MN-20417'],
    ['an audience', 'Tax returns for truckers, farmers and small shops.', 'farmers'],
    ['ways to pay', 'Cash, check or HSA card.', 'HSA card'],
    ['a pair of names', 'Hotdish and bars - Deb and Arlys', 'Deb'],
  ])('%s', (_, description, name) => {
    expect(new OfferDoubts(description).has(name)).toBe(true);
    expect(offersOf(description).map((offer) => offer.toLowerCase())).not.toContain(
      name.toLowerCase(),
    );
  });
});

describe('what is one', () => {
  it.each([
    ['a thing at the beginning of a sentence', 'Bouquets and wreaths.', 'Bouquets'],
    ['a thing by its own name', 'We teach Pilates and CrossFit.', 'Pilates'],
    ['an abbreviation', 'SEO and paid ads.', 'SEO'],
    [
      'things of an owner who writes every word large',
      'Wedding Photography, Family Portraits, Senior Pictures, Engagement Sessions',
      'Family Portraits',
    ],
    ['a thing with an abbreviation', 'We help with DACA renewals.', 'DACA renewals'],
  ])('%s', (_, description, name) => {
    expect(new OfferDoubts(description).has(name)).toBe(false);
  });
});

it('reads what a business is from its very beginning', () => {
  expect(readFacts('Craft brewery in Biwabik, seven barrels.')).toMatchObject({
    identity: 'craft brewery',
    offers: [],
  });
});

it.each([
  ['Craft brewery and taproom in Biwabik.', 'craft brewery', []],
  ['House and office cleaning in Edina.', undefined, ['house and office cleaning']],
  ['School portraits and yearbooks.', undefined, ['school portraits', 'yearbooks']],
  ['Clinic software for vets.', undefined, ['clinic software']],
])('does not take what is offered for what it is: %s', (description, identity, offers) => {
  const facts = readFacts(description);
  expect(facts.identity).toBe(identity);
  expect(facts.offers.map(({ name }) => name)).toEqual(offers);
});

it('reads what a business named by its name makes, with all its materials', () => {
  expect(
    readFacts('Tamarack Joinery builds dining tables and benches from oak, ash and tamarack.')
      .offers,
  ).toEqual([
    { name: 'dining tables', detail: undefined },
    { name: 'benches', detail: 'from oak, ash and tamarack' },
  ]);
});
