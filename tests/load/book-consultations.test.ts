import { afterAll, describe, expect, it } from 'vitest';
import { createEmbeddedStore, createServerStore } from '../fixtures/api/lead-store';
import { bookSlots } from './scenarios/book-slots';

const runs = [];
for (const killAt of [33, 5]) {
  runs.push({ store: await createEmbeddedStore(), processes: 1, killAt });
  const server = await createServerStore();
  if (server !== undefined) runs.push({ store: server, processes: 2, killAt });
}

describe.each(runs)('consultations on $store.name', ({ store, processes, killAt }) => {
  afterAll(() => store.dispose());

  it(`are each booked once when an API is killed at ${killAt} % of the answers`, async () => {
    const result = await bookSlots({ store, processes, visitors: 60, killAt });
    expect(result.lost).toEqual([]);
    expect(result.doubled).toEqual([]);
    expect(result.wrong).toEqual([]);
    expect(result).toMatchObject({ slots: 20, booked: 20, refused: 40 });
    expect(result.before.answers).toBe(Math.ceil(0.6 * killAt));
    expect(result.again).toBeGreaterThan(0);
  });
});
