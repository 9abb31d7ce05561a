import { describe, expect, it } from 'vitest';
import { textFaults } from '../engine/text-faults.js';
import { loadPictures } from '../pictures/picture-file.js';
import { readTrades } from './read-trades.js';
import type { Trade } from './trade.js';

const trades = readTrades(new URL('../trades/', import.meta.url));
const { drawings, words } = loadPictures();

/** The texts that stand on pages as they are. */
const sentencesOf = (trade: Trade): string[] => [
  ...trade.subtitles,
  ...trade.offers.flatMap(({ name, line }) => [name, line]),
  ...trade.proof.map(({ line }) => line),
  ...trade.questions.flatMap(({ ask, answer }) => [ask, answer]),
  ...trade.testimonials.flatMap(({ quote, by }) => [quote, by]),
  ...[...trade.steps, ...trade.staff].map(({ line }) => line),
  ...[...trade.works, ...trade.articles].flatMap(({ title, line }) => [title, line]),
];

describe('the trades', () => {
  it('are about eighty besides the general ones', () => {
    expect(trades.length).toBeGreaterThanOrEqual(85);
  });

  it.each(trades.map((trade) => [trade.id, trade] as const))(
    '%s has sound texts, six headlines and pictures that exist',
    (_, trade) => {
      expect(sentencesOf(trade).filter((text) => textFaults(text).length > 0)).toEqual([]);
      const headlines = trade.headlines.map((text) =>
        text.replace('{name}', 'Elm Creek').replace('{place}', 'Duluth'),
      );
      expect(new Set(headlines).size).toBeGreaterThanOrEqual(6);
      expect(headlines.filter((text) => textFaults(text).length > 0)).toEqual([]);
      const icons = [...trade.icons, ...trade.offers.flatMap(({ icon }) => icon ?? [])];
      expect(icons.filter((icon) => !(icon in drawings))).toEqual([]);
      expect(new Set(trade.icons).size).toBe(trade.icons.length);
    },
  );

  it('say no sentence twice', () => {
    const said = new Map<string, string>();
    const twice: string[] = [];
    for (const trade of trades) {
      for (const line of [
        ...trade.headlines,
        ...trade.subtitles,
        ...trade.testimonials.map(({ quote }) => quote),
      ]) {
        const other = said.get(line);
        if (other !== undefined) twice.push(`${trade.id} and ${other}: ${line}`);
        said.set(line, trade.id);
      }
    }
    expect(twice).toEqual([]);
  });
});

it('the words for pictures lead to pictures', () => {
  expect(Object.entries(words).filter(([, name]) => !(name in drawings))).toEqual([]);
});
