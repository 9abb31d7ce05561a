import { describe, expect, it } from 'vitest';
import { turnFor } from '../../../testing/turn-for.js';
import { people } from '../../knowledge/team.js';
import { aboutThem, introduce, onlyPersonIn, personOf, reachThem } from './people.js';

const priya = people.find(({ first }) => first === 'priya') ?? people[0];
if (priya === undefined) throw new Error('Nobody is on the team');
const afterPriya = { person: 'priya', topic: 'team' } as const;

describe('introduce', () => {
  it('says who somebody is, and remembers whom', () => {
    const { text, path, state } = introduce(priya, turnFor('who is priya'));
    expect(text).toContain('Priya Raman is our SEO & Content Strategist.');
    expect(path).toBe('/team');
    expect(state).toEqual(afterPriya);
  });

  it('says how to reach somebody', () => {
    expect(introduce(priya, turnFor('how can i reach priya')).text).toContain(
      'Write to Priya Raman at priya@northloop.example',
    );
  });

  it('tells what came before', () => {
    expect(introduce(priya, turnFor('what did priya do before')).text).toContain(
      'small-town newspaper reporter before',
    );
  });

  it('does not introduce anybody twice', () => {
    const [first, second] = [
      introduce(priya, turnFor('who is priya')),
      introduce(priya, turnFor('tell me about priya', { state: afterPriya })),
    ];
    expect(second.text).not.toBe(first.text);
  });
});

describe('a pronoun', () => {
  it('means whoever was introduced', () => {
    expect(reachThem(turnFor('what is her email', { state: afterPriya }))?.text).toContain(
      'priya@northloop.example',
    );
    expect(aboutThem(turnFor('where is she from', { state: afterPriya }))?.path).toBe('/team');
  });

  it('means nobody when nobody fits', () => {
    expect(reachThem(turnFor('what is his email', { state: afterPriya }))).toBeUndefined();
    expect(reachThem(turnFor('what is her email'))).toBeUndefined();
  });

  it('is people in general when "they" comes long after Sam', () => {
    const message = 'can i talk to them';
    const soon = turnFor(message, { state: { person: 'sam', topic: 'team' } });
    const later = turnFor(message, { state: { person: 'sam', topic: 'price' } });
    expect(reachThem(soon)?.text).toContain('sam@northloop.example');
    expect(reachThem(later)).toBeUndefined();
  });
});

it('finds whom a subject or a text is about', () => {
  expect(personOf('person-theo')?.name).toBe('Theo Okafor');
  expect(personOf('price')).toBeUndefined();
  expect(onlyPersonIn('Gabe is the voice on Friday calls.')?.first).toBe('gabe');
  expect(onlyPersonIn('Gabe and Maya come.')).toBeUndefined();
});
