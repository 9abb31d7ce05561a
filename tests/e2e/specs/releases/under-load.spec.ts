import { expect, test } from '@playwright/test';
import { switchReleases } from '../../../fixtures/modules/switch-releases';

test('releases come and go under load: every page is whole and of one piece', {
  tag: ['@releases', '@long'],
}, async () => {
  const result = await switchReleases({ switches: 8, clients: 8 });
  expect(Object.fromEntries(result.wrongStatuses)).toEqual({});
  expect(result.mixed).toEqual([]);
  expect(result.missingFiles).toEqual([]);
  expect(result.browserProblems).toEqual([]);
  expect(result.pages).toBeGreaterThan(50);
  expect(result.visits).toBeGreaterThan(0);
  // At least 4, so both modules were seen in more than one release.
  expect(result.sets).toBeGreaterThanOrEqual(4);
});
