import { expect, it } from 'vitest';
import { watchMemory } from './scenarios/watch-memory';

// The command of the same name goes on to 20,000 requests.
it('takes no more memory after 4,000 requests than after 1,000', async () => {
  const { early, late, statuses } = await watchMemory(1_000, 4_000);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  for (const part of ['shell', 'api'] as const) {
    for (const kind of ['rss', 'heapUsed'] as const) {
      expect(late[part][kind] / early[part][kind], `${part}, ${kind}`).toBeLessThanOrEqual(1.1);
    }
  }
}, 900_000);
