import { afterAll, describe, expect, it } from 'vitest';
import { createEmbeddedStore, createServerStore } from '../fixtures/api/lead-store';
import { crashContacts } from './scenarios/crash-contacts';

const stores = [await createEmbeddedStore(), await createServerStore()].filter(
  (store) => store !== undefined,
);

describe.each(stores)('contacts on $name', (store) => {
  afterAll(() => store.dispose());

  it('are each kept once when acknowledged, however often the API is killed', async () => {
    const result = await crashContacts({
      store,
      submitters: 50,
      seconds: 3,
      kills: 2,
      acknowledgedPerLife: 25,
      seed: 7,
    });
    expect(result.log.wrong).toEqual([]);
    expect(result.lost).toEqual([]);
    expect(result.twice).toEqual([]);
    expect(result.kills).toBe(4);
    expect(result.log.acknowledged.size).toBeGreaterThanOrEqual(75);
    expect(result.log.broken).toBeGreaterThan(0);
  });
});
