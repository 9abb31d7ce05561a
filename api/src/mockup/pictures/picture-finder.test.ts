import { expect, it } from 'vitest';
import { loadTrades } from '../trade/trade-file.js';
import { loadPictures } from './picture-file.js';
import { PictureFinder } from './picture-finder.js';

const finder = new PictureFinder(loadPictures());
const trade = (id: string) => {
  const found = loadTrades().trades.find((each) => each.id === id);
  if (!found) throw new Error(`No trade ${id}`);
  return found;
};

it('finds the picture of a thing by the trade’s own words, then by the name', () => {
  expect(finder.find(['small-batch soy candles', 'refills'], trade('candle-maker'))).toEqual([
    'candle',
    'jar',
  ]);
  expect(finder.find(['birthday cakes', 'rye bread'], trade('business'))).toEqual([
    'birthday-cake',
    'bread',
  ]);
});

it('gives no picture twice, and none where nothing fits', () => {
  const found = finder.find(
    ['rye bread', 'wheat bread', 'estate planning', 'zorbing'],
    trade('business'),
  );
  expect(found[0]).toBe('bread');
  expect(found[1]).not.toBe('bread');
  expect(found[2]).toBe('scroll');
  expect(found[3]).toBeUndefined();
});
