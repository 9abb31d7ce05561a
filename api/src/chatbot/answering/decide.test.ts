import { describe, expect, it } from 'vitest';
import { meaningOf, turnFor } from '../../testing/turn-for.js';
import type { FoundPassage } from '../meaning/passage-search.js';
import { decide } from './decide.js';

const passage = (likeness: number): FoundPassage => ({
  passage: { text: 'Anglers look at the map first.', path: '/blog/walleye', title: 'Walleye' },
  likeness,
  words: 1,
});

describe('decide', () => {
  it('answers what is sure', () => {
    const turn = turnFor('do i pay something up front', { meanings: [meaningOf('deposit')] });
    expect(decide(turn)).toMatchObject({ kind: 'answer', subject: { id: 'deposit' } });
  });

  it('answers what is worded as a known question, though the score is low', () => {
    const meanings = [meaningOf('deposit', 0.2, 0.97), meaningOf('refund', 0.19, 0.7)];
    expect(decide(turnFor('is the deposit due at once', { meanings }))).toMatchObject({
      kind: 'answer',
      subject: { id: 'deposit' },
    });
  });

  it.each([
    [0.3, 0.55, 'unknown'],
    [0.3, 0.6, 'answer'],
    [0.45, 0.55, 'answer'],
    [0.45, 0.45, 'unknown'],
    [0.8, 0.45, 'answer'],
    [0.8, 0.4, 'unknown'],
  ])('with a score of %f takes a likeness of %f for: %s', (score, likeness, kind) => {
    const meanings = [meaningOf('deposit', score, likeness)];
    expect(decide(turnFor('how much ahead of time', { meanings })).kind).toBe(kind);
  });

  it('asks back when two subjects are about as likely', () => {
    const meanings = [meaningOf('deposit', 0.2, 0.75), meaningOf('refund', 0.19, 0.75)];
    const decision = decide(turnFor('the deposit, what about that', { meanings }));
    expect(decision.kind === 'ask' && decision.subjects.map(({ id }) => id)).toEqual([
      'deposit',
      'refund',
    ]);
  });

  it('answers two subjects that are about as likely, where either is likely enough', () => {
    const meanings = [meaningOf('deposit', 0.4, 0.75), meaningOf('refund', 0.3, 0.75)];
    const decision = decide(turnFor('is the deposit due at once', { meanings }));
    expect(decision.kind === 'both' && decision.subjects.map(({ id }) => id)).toEqual([
      'deposit',
      'refund',
    ]);
    const alone = [meaningOf('deposit', 0.4, 0.75), meaningOf('refund', 0.1, 0.75)];
    expect(decide(turnFor('the deposit', { meanings: alone })).kind).toBe('answer');
  });

  it('answers one subject to each request of several', () => {
    const meanings = [meaningOf('deposit', 0.4, 0.75), meaningOf('refund', 0.3, 0.75)];
    const turn = turnFor('how big is the deposit? and who built the boat?', { meanings });
    expect(decide(turn).kind).toBe('answer');
  });

  it('leaves to others what is as likely outside the agency’s subjects', () => {
    const meanings = [meaningOf('deposit', 0.4, 0.6), meaningOf('off-topic', 0.35, 0.7)];
    expect(decide(turnFor('my cat ate the deposit', { meanings }))).toMatchObject({
      subject: { id: 'off-topic' },
    });
  });

  it.each([
    ['injection', 0.4, 0.55, 'unknown'],
    ['injection', 0.4, 0.7, 'answer'],
    ['complaint', 0.6, 0.55, 'unknown'],
    ['complaint', 0.6, 0.7, 'answer'],
  ])(
    'takes nobody for %s by a score of %d and a likeness of %d alone',
    (id, score, likeness, kind) => {
      const meanings = [meaningOf(id, score, likeness)];
      expect(decide(turnFor('we went live a month ago', { meanings })).kind).toBe(kind);
    },
  );

  it('offers three subjects at most', () => {
    const meanings = ['deposit', 'refund', 'price', 'duration'].map((id) =>
      meaningOf(id, 0.2, 0.75),
    );
    const decision = decide(turnFor('the deposit, what about that', { meanings }));
    expect(decision.kind === 'ask' && decision.subjects).toHaveLength(3);
  });

  it('never offers small talk as a choice', () => {
    const meanings = [meaningOf('greeting', 0.2, 0.75), meaningOf('thanks', 0.19, 0.75)];
    expect(decide(turnFor('well well well', { meanings })).kind).toBe('unknown');
  });

  it('knows that it does not know', () => {
    expect(decide(turnFor('do you have a canteen')).kind).toBe('unknown');
    const far = [meaningOf('deposit', 0.9, 0.2)];
    expect(decide(turnFor('do you have a canteen', { meanings: far })).kind).toBe('unknown');
    const gone = [meaningOf('no-such-subject')];
    expect(decide(turnFor('do you have a canteen', { meanings: gone })).kind).toBe('unknown');
  });

  it('takes no long message for small talk', () => {
    const meanings = [meaningOf('greeting', 0.9, 0.7)];
    expect(decide(turnFor('hello', { meanings })).kind).toBe('answer');
    const long = 'my neighbor has a boat shop and wonders where all the anglers went last year';
    expect(decide(turnFor(long, { meanings })).kind).toBe('unknown');
  });

  it('quotes a page that speaks of what no subject is about', () => {
    expect(decide(turnFor('what do anglers look at', { passages: [passage(0.9)] }))).toEqual({
      kind: 'quote',
      passage: passage(0.9),
    });
    expect(decide(turnFor('what do anglers eat', { passages: [passage(0.3)] })).kind).toBe(
      'unknown',
    );
  });
});
