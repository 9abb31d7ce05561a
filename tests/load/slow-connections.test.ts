import { expect, it } from 'vitest';
import { percentile } from '../fixtures/figures/percentile';
import { crowdTheDoor } from './scenarios/crowd-the-door';

// The command of the same name goes on for a minute of each.
it('serves visitors beside 500 slow connections about as fast as without them', async () => {
  const { rounds, wrong, fewest, ended } = await crowdTheDoor({
    connections: 500,
    seconds: 36,
    rounds: 3,
  });
  expect(wrong).toEqual([]);
  // Those that were just hung up on are being opened anew.
  expect(fewest).toBeGreaterThan(250);
  expect(ended).toBeGreaterThan(0);
  // A fault of the site is there in every round; other work that begins on the machine, in one.
  const ratios = rounds.map(
    ({ without, beside }) => percentile(beside, 0.95) / percentile(without, 0.95),
  );
  expect(Math.min(...ratios)).toBeLessThanOrEqual(1.5);
});
