import type { Industry } from '@northloop/contracts';
import type { ThingName } from './things';

/** The things that represent a trade in pictures. */
const INDUSTRY_THINGS: Readonly<Record<Industry, readonly ThingName[]>> = {
  restaurant: ['plate', 'bottle', 'pot', 'fruit', 'cup'],
  ecommerce: ['boxes', 'vase', 'lamp', 'cup', 'plant'],
  healthcare: ['cross', 'scope', 'leaf', 'plant'],
  creative: ['pencils', 'camera', 'frame', 'lamp'],
  technology: ['laptop', 'phone', 'chart', 'plant'],
  'real estate': ['house', 'key', 'tower', 'plant'],
  'professional services': ['folder', 'scales', 'chart', 'book'],
  fitness: ['bell', 'weights', 'mat', 'leaf'],
  education: ['stack', 'globe', 'cap', 'book', 'pencils'],
  construction: ['hammer', 'bricks', 'crane', 'house'],
  other: ['vase', 'plant', 'cup', 'lamp', 'boxes'],
};

/** Things that a trade sells over the counter, if they differ from those that represent it. */
const GOODS: Partial<Record<Industry, readonly ThingName[]>> = {
  restaurant: ['bottle', 'fruit', 'boxes', 'cup', 'pot'],
  technology: ['boxes', 'phone', 'laptop', 'lamp'],
  'real estate': ['house', 'tower', 'house', 'key'],
};

/** The things of a trade, or things of any trade if none is given. */
export const industryThings = (industry: Industry | undefined): readonly ThingName[] =>
  INDUSTRY_THINGS[industry ?? 'other'];

/** The goods of a trade. */
export const industryGoods = (industry: Industry | undefined): readonly ThingName[] =>
  (industry && GOODS[industry]) ?? industryThings(industry);
