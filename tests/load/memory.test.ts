import { expect, it } from 'vitest';
import { watchMemory } from './scenarios/watch-memory';

// The command of the same name sends 20,000 requests.
it('has no more memory in use after 4,000 requests than after 1,000', async () => {
  const { early, late, statuses } = await watchMemory(1_000, 4_000);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  for (const part of ['shell', 'api'] as const) {
    expect(late[part].live / early[part].live, part).toBeLessThanOrEqual(1.1);
  }
}, 900_000);
