import { expect, it } from 'vitest';
import { watchMemory } from './scenarios/watch-memory';

it('takes no more memory after 20,000 requests than after 5,000', async () => {
  const { early, late, statuses } = await watchMemory(5_000, 20_000);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  for (const part of ['shell', 'api'] as const) {
    expect(late[part].rss / early[part].rss, part).toBeLessThanOrEqual(1.1);
  }
}, 1_200_000);
