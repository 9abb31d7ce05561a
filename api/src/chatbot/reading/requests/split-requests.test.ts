import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message.js';

const textsOf = (message: string) => readMessage(message).requests.map(({ text }) => text);

describe('two requests in one sentence', () => {
  it.each([
    [
      'cost of a 4 page site for a florist plus how many weeks',
      ['cost of a 4 page site for a florist', 'plus how many weeks'],
    ],
    [
      'who answers mails n do i get the same person',
      ['who answers mails', 'and do i get the same person'],
    ],
    ['how many of you are there and since when', ['how many of you are there', 'and since when']],
    ['do you train my staff & are updates free', ['do you train my staff', 'and are updates free']],
    ['price/how long for a store', ['price', 'how long for a store']],
    [
      'can you move my posts, and will readers find the old pages',
      ['can you move my posts', 'and will readers find the old pages'],
    ],
    ['i run a gym, so basically can you help', ['i run a gym', 'can you help']],
    ['nice work, who drew it', ['nice work', 'who drew it']],
    [
      'who owns it, for how long do you keep backups',
      ['who owns it', 'for how long do you keep backups'],
    ],
  ])('splits “%s”', (message, texts) => {
    expect(textsOf(message)).toEqual(texts);
  });

  it.each([
    'i want an online store, booking and a gallery',
    'is hosting included or is that extra',
    'do you do design and development, seo and hosting',
    'the sale, which opens in november',
    'it sells bread and does catering',
  ])('keeps “%s” together', (message) => {
    expect(textsOf(message)).toHaveLength(1);
  });
});

const STORY = `My aunt and I sew costumes in a barn near the river, and the orders come in on paper, by phone and sometimes
on a napkin. Last winter people kept asking whether they could pay by card, and I did not want to tell them no again.
A neighbor of ours made a page, but he moved away.`;

describe('a wish in a long story', () => {
  it.each([
    [
      "I'm wondering whether you could take that page over.",
      'i am wondering whether you could take that page over.',
    ],
    [
      "What I'd like to know is the price of a store.",
      'what i would like to know is the price of a store.',
    ],
    ['So basically can somebody look at it', 'can somebody look at it'],
    ["We'd need it before the fair.", 'we would need it before the fair.'],
    ['Let me know if you repair old sites.', 'let me know if you repair old sites.'],
    ['Is that something you do', 'is that something you do'],
    ['Looking for somebody to run it.', 'looking for somebody to run it.'],
  ])('finds “%s”', (wish, text) => {
    expect(textsOf(`${STORY} ${wish}`)).toEqual([text]);
  });

  it('keeps all sentences beside', () => {
    const { sentences } = readMessage(`${STORY} Could you help?`);
    expect(sentences).toHaveLength(4);
    expect(sentences.at(-1)).toBe('could you help?');
  });

  it('keeps twelve sentences at most, the last ones', () => {
    const numbers = Array.from({ length: 20 }, (_, index) => `We sold ${index + 1} hats that day.`);
    const { sentences } = readMessage(numbers.join(' '));
    expect(sentences).toHaveLength(12);
    expect(sentences.at(-1)).toBe('we sold 20 hats that day.');
  });
});
