import type { Industry } from '@northloop/contracts';
import type { ThingName } from './things';

/** What stands for a trade in pictures. */
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

/** Goods: what a trade sells over the counter, where that is not what stands for it. */
const GOODS: Partial<Record<Industry, readonly ThingName[]>> = {
  restaurant: ['bottle', 'fruit', 'boxes', 'cup', 'pot'],
  technology: ['boxes', 'phone', 'laptop', 'lamp'],
  'real estate': ['house', 'tower', 'house', 'key'],
};

/** The things of a trade; without one, of any. */
export const industryThings = (industry: Industry | undefined): readonly ThingName[] =>
  INDUSTRY_THINGS[industry ?? 'other'];

/** The goods of a trade. */
export const industryGoods = (industry: Industry | undefined): readonly ThingName[] =>
  (industry && GOODS[industry]) ?? industryThings(industry);
