import { expect, it } from 'vitest';
import { findSimilar } from './find-similar';
import { examplesIn } from './read-examples';
import { type Wording, wordingsOf } from './wording';

const wording = (text: string, isSpanish = false): Wording => ({ text, isSpanish, place: text });

it('finds examples with their lines', () => {
  const text = `subjects:
  - id: deposit
    asked:
      - do i pay up front
      - how much is the deposit
    follow_ups: [in parts?]
    es:
      asked: ['¿hay que pagar un depósito?']
`;
  expect(examplesIn('paying.yaml', text).map(({ text, place }) => [text, place])).toEqual([
    ['do i pay up front', 'paying.yaml:4'],
    ['how much is the deposit', 'paying.yaml:5'],
    ['in parts?', 'paying.yaml:6'],
    ['¿hay que pagar un depósito?', 'paying.yaml:8'],
  ]);
});

it('leaves out turns that nobody can word differently', () => {
  const say = (say: string) => ({ say });
  const turns = [say('how much is it?'), say('how much?'), say('hi there, how are you today')];
  expect(wordingsOf('measured', [{ id: 'a-1', kind: 'a', turns }])).toEqual([
    { text: 'how much is it?', place: 'measured a-1, turn 1', isSpanish: false },
  ]);
});

it('finds nearly the same words in two sets, and the same Spanish words', async () => {
  const pairs = await findSimilar([
    [wording('how much does a website cost'), wording('¿Cuánto cuesta un sitio?', true)],
    [
      wording('How much does a website cost?'),
      wording('do you build apps'),
      wording('cuanto cuesta un sitio', true),
      wording('cuánto cuesta el sitio', true),
    ],
  ]);
  expect(pairs.map(({ first, second }) => [first.text, second.text])).toEqual([
    ['how much does a website cost', 'How much does a website cost?'],
    ['¿Cuánto cuesta un sitio?', 'cuanto cuesta un sitio'],
  ]);
});
