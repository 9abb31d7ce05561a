import type { MockupFact } from '@northloop/contracts';
import type { BusinessFacts } from './business-facts.js';
import { priceText } from './prices.js';

/** The facts one by one, as the owner sees and corrects them. */
export function factList(facts: BusinessFacts): MockupFact[] {
  const { place, since, licence, guarantee, phone, email, street } = facts;
  const all: [MockupFact['kind'], readonly (string | undefined)[]][] = [
    ['offer', facts.offers.map(({ name }) => name)],
    ['price', facts.prices.map((price) => priceText(price, ' '))],
    ['person', facts.people.map(({ name }) => name)],
    ['place', [place === undefined || facts.area.includes(place) ? undefined : place]],
    ['area', facts.area],
    ['since', [since]],
    ['hours', facts.hours],
    ['languages', facts.languages],
    ['licence', [licence]],
    ['guarantee', [guarantee]],
    ['refusal', facts.refusals],
    ['phone', [phone]],
    ['email', [email]],
    ['street', [street]],
  ];
  return all.flatMap(([kind, texts]) =>
    texts.flatMap((text) => (text === undefined ? [] : { kind, text })),
  );
}

/** The facts without those that the owner took away. */
export function withoutFacts(facts: BusinessFacts, texts: readonly string[]): BusinessFacts {
  if (texts.length === 0) return facts;
  const isKept = (text: string) => !texts.includes(text);
  const kept = (text: string | undefined) =>
    text !== undefined && isKept(text) ? text : undefined;
  return {
    ...facts,
    offers: facts.offers.filter(({ name }) => isKept(name)),
    prices: facts.prices.filter((price) => isKept(priceText(price, ' '))),
    people: facts.people.filter(({ name }) => isKept(name)),
    place: kept(facts.place),
    area: facts.area.filter(isKept),
    since: kept(facts.since),
    hours: facts.hours.filter(isKept),
    languages: facts.languages.filter(isKept),
    licence: kept(facts.licence),
    guarantee: kept(facts.guarantee),
    refusals: facts.refusals.filter(isKept),
    phone: kept(facts.phone),
    email: kept(facts.email),
    street: kept(facts.street),
  };
}
