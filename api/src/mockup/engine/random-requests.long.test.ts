import { expect, it } from 'vitest';
import { expectSoundDrafts } from '../../testing/random-drafts.js';

it('thousands of random requests keep the contract, read everywhere and add up', async () => {
  expect.hasAssertions();
  await expectSoundDrafts(1_001, 5_000);
});
