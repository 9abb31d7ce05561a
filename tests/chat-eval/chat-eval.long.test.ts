import { afterAll, beforeAll, expect, it } from 'vitest';
import { missedGoals } from './goals';
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
  'answers the measured set well enough, and invents nothing',
  async () => {
    const results = await measureSet(api.url, await readSet('measured'));
    expect(results.length).toBeGreaterThan(100);
    expect(missedGoals(results)).toEqual([]);
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
