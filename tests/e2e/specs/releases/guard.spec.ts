import { expect } from '@playwright/test';
import { test, withFault } from '../../fixtures/faulty-mockup';
import { openTestStore } from '../../fixtures/release-store';
import { readSiteStatus, servedVersion } from '../../fixtures/site-status';
import { startSite } from '../../fixtures/start-site';

const BROKEN = '2.0.0-00000000bd';

test('a release that throws for visitors is taken out by itself, and stays out until it is promoted again', {
  tag: ['@releases', '@long'],
}, async ({ browser, apiOrigin, faulty }) => {
  test.setTimeout(180_000);
  const store = await openTestStore();
  await store.publish('mockup', { version: BROKEN, texts: withFault('client') }, faulty);
  const settings = {
    RELEASE_STORE: store.folder,
    API_ORIGIN: apiOrigin,
    GUARD_FAILED_VIEWS: '5',
    GUARD_PERCENT: '10',
  };
  let site = await startSite(settings);
  try {
    await store.promote('mockup', BROKEN);
    await expect.poll(() => servedVersion(site.url, 'mockup')).toBe(BROKEN);

    let affected = 0;
    while ((await servedVersion(site.url, 'mockup')) === BROKEN) {
      const page = await browser.newPage();
      await page.goto(`${site.url}/`);
      const slot = page.locator('[data-slot="home.mockup"]');
      await slot.scrollIntoViewIfNeeded();
      // The visitor keeps the rest of the page and is told about this part.
      await expect(slot.getByText('The mockup generator could not be loaded.')).toBeVisible();
      await expect(page.getByRole('heading', { name: /services/i }).first()).toBeVisible();
      affected += 1;
      await page.close();
      expect(affected, 'page views with the fault').toBeLessThanOrEqual(6);
    }
    test.info().annotations.push({
      type: 'figure',
      description: `taken out after ${affected} page views that showed the fault`,
    });
    const { withdrawn, serving } = (await readSiteStatus(site.url)).modules.mockup;
    expect(serving).toBe(store.built.mockup);
    expect(withdrawn).toMatchObject([
      { version: BROKEN, failedViews: 5, reason: 'broken in the browser' },
    ]);
    expect(site.log()).toContain('release taken out for its failures');

    const healed = await browser.newPage();
    await healed.goto(`${site.url}/`);
    await healed.getByLabel('Company name').scrollIntoViewIfNeeded();
    await expect(healed.getByRole('button', { name: /generate/i })).toBeEnabled();
    await healed.close();

    // A restart does not bring it back; promoting it does.
    await site.stop();
    site = await startSite({ ...settings, DATA_DIR: site.dataDir });
    expect(await servedVersion(site.url, 'mockup')).toBe(store.built.mockup);
    await store.promote('mockup', store.built.mockup);
    await store.promote('mockup', BROKEN);
    await expect.poll(() => servedVersion(site.url, 'mockup')).toBe(BROKEN);
  } finally {
    await site.dispose();
    await store.dispose();
  }
});
