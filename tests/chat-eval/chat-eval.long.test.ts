import { afterAll, beforeAll, expect, it } from 'vitest';
import { FLOORS, missedGoals } from './goals';
import { measureSet } from './measure-set';
import { readSet } from './read-sets';
import { type RunningApi, startApi } from './start-api';
import { findSharedWordings } from './wordings/sets-apart';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Embedding ten thousand wordings takes minutes on a busy machine. */
const PATIENCE_MS = 1_800_000;

// `npx tsx tests/chat-eval/run.ts` prints the table.
it(
  'answers the measured set at least as well as before',
  async () => {
    const results = await measureSet(api.url, await readSet('measured'));
    expect(results.length).toBeGreaterThan(100);
    expect(missedGoals(results, FLOORS)).toEqual([]);
  },
  PATIENCE_MS,
);

// `npx tsx tests/chat-eval/similar-wordings.ts` prints the pairs.
it(
  'was not given the wordings that it is measured with',
  async () => {
    const { examples, turns } = await findSharedWordings();
    expect(examples.map(({ first, second }) => `${first.place} = ${second.place}`)).toEqual([]);
    expect(turns.map(({ first, second }) => `${first.place} = ${second.place}`)).toEqual([]);
  },
  PATIENCE_MS,
);
