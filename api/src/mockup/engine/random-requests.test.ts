import { describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../testing/embedded-engine.js';
import { expectSoundDrafts, randomRequest } from '../../testing/random-drafts.js';

describe('random requests', () => {
  it('can be shared, read everywhere, add up, and take less than promised', async () => {
    await expectSoundDrafts(1, 1_000);
  });

  it('give the same draft for the same request and seed', async () => {
    const engine = embeddedEngine();
    for (let number = 0; number < 100; number += 1) {
      const request = randomRequest(number);
      expect(await engine.draft(structuredClone(request))).toEqual(await engine.draft(request));
    }
  });
});
