import { describe, expect, it } from 'vitest';
import { PhraseRecognizer } from '../recognizer/phrase-recognizer.js';
import { trainRecognizer } from '../recognizer/train-recognizer.js';

const recognizer = new PhraseRecognizer(
  trainRecognizer([
    {
      id: 'process',
      phrasings: ['what is the first step', 'how do you work', 'steps of a project'],
      answer: 'It begins with a free call.',
    },
    {
      id: 'guarantee',
      phrasings: ['first place on google', 'can you get me to the top', 'number one ranking'],
      answer: 'No, nobody can.',
    },
    {
      id: 'parking',
      phrasings: ['where can I park', 'is there parking', 'room for my truck'],
      answer: 'There is free parking behind the studio.',
    },
  ]),
);

const best = (question: string) => recognizer.recognize(question)[0];

describe('PhraseRecognizer', () => {
  it.each([
    ['is there parking', 'parking'],
    ['somewhere to leave my truck', 'parking'],
    ['what do you do at first', 'process'],
    ['will we be first on google', 'guarantee'],
  ])('takes “%s” for %s', (question, id) => {
    expect(best(question)?.id).toBe(id);
  });

  it('is surest of a phrasing as it stands', () => {
    expect(best('where can I park')?.likeness).toBeCloseTo(1, 4);
    expect(best('where could one put a vehicle')?.likeness).toBeLessThan(0.6);
  });

  it('knows nothing of words that no phrasing has', () => {
    expect(recognizer.recognize('xylophone zebra')).toEqual([]);
  });

  it('orders what a question may mean by its score', () => {
    const scores = recognizer.recognize('first step to park').map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.length).toBeGreaterThan(1);
  });
});
