import { test as base, expect } from '@playwright/test';
import { watchPage } from '../../../fixtures/site/watch-page';
import { startShowcase } from '../../fixtures/servers/start-showcase';

const test = base.extend<object, { showcase: string }>({
  showcase: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the first parameter's pattern
    async ({}, use) => {
      const { url, dispose } = await startShowcase();
      await use(url);
      await dispose();
    },
    { scope: 'worker' },
  ],
});

test('every component of the design system looks as its picture does, in both themes', async ({
  page,
  showcase,
}) => {
  const problems = watchPage(page);
  await page.goto(showcase);
  const groups = page.locator('main > section');
  await expect(groups).not.toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  for (const group of await groups.all()) {
    const title = (await group.getAttribute('id')) ?? '';
    // Edges of letters and curves differ between browser versions. A wrong colour or position differs more.
    await expect
      .soft(group)
      .toHaveScreenshot(`${title.toLowerCase()}.png`, { maxDiffPixelRatio: 0.002 });
  }
  expect(problems.list, 'the page reported no problem').toEqual([]);
});
