import { expect, it } from 'vitest';
import { readFacts } from '../reading/read-facts.js';
import { readBrief } from './brief.js';

it.each([
  ['fresh bread every day', 'Fresh bread every day.'],
  ['fresh bread every day; and buns', 'Fresh bread every day.'],
  ['We bake in St. Paul. And more.', 'We bake in St. Paul.'],
  ['每天早上新鲜出炉的面包和蛋糕。欢迎光临。', '每天早上新鲜出炉的面包和蛋糕。'],
  ['每天早上新鲜出炉的面包和蛋糕', '每天早上新鲜出炉的面包和蛋糕。'],
  ['هل تريد خبزا طازجا؟ تعال', 'هل تريد خبزا طازجا؟'],
])('the pitch of %j is %j', (description, pitch) => {
  expect(
    readBrief({ companyName: 'Elm Creek Bakery', description }, readFacts(description)).pitches[0],
  ).toBe(pitch);
});
