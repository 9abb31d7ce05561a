import { FAILURE_REPORT_PATH } from '@northloop/contracts';
import { expect } from '@playwright/test';
import { openTestStore } from '../../../fixtures/modules/release-store';
import { readSiteStatus, servedVersion } from '../../../fixtures/site/site-status';
import { startSite } from '../../../fixtures/site/start-site';
import { test, withFault } from '../../fixtures/faulty-mockup';
import { startAddressProxy } from '../../fixtures/servers/address-proxy';

const BROKEN = '2.0.0-00000000bd';

/** A release is only taken out by browsers' reports after this many visitors got it. */
const VISITORS = 40;

test('a release that throws for visitors is taken out by itself, and stays out until it is promoted again', {
  tag: ['@releases', '@long'],
}, async ({ browser, apiOrigin, faulty }) => {
  test.setTimeout(900_000);
  const store = await openTestStore();
  await store.publish('mockup', { version: BROKEN, texts: withFault('client') }, faulty);
  const settings = { RELEASE_STORE: store.folder, API_ORIGIN: apiOrigin, TRUST_PROXY: '2' };
  let site = await startSite(settings);
  const proxy = await startAddressProxy(site.url);
  try {
    await store.promote('mockup', BROKEN);
    await expect.poll(() => servedVersion(site.url, 'mockup')).toBe(BROKEN);

    /** A visitor with this address opens the page, and the browser reports the failure. */
    async function visit(address: string): Promise<void> {
      proxy.from(address);
      const reported = proxy.answered(FAILURE_REPORT_PATH);
      const page = await browser.newPage();
      await page.goto(`${proxy.url}/`);
      const slot = page.locator('[data-slot="home.mockup"]');
      await slot.scrollIntoViewIfNeeded();
      // The rest of the page still works, and a message replaces the failed part.
      await expect(slot.getByText('The mockup generator could not be loaded.')).toBeVisible();
      await expect(page.getByRole('heading', { name: /services/i }).first()).toBeVisible();
      await reported;
      await page.close();
    }

    // A single visitor cannot take out a release, no matter how many page views fail.
    for (let view = 0; view < 8; view += 1) await visit('203.0.113.9');
    expect(await servedVersion(site.url, 'mockup')).toBe(BROKEN);

    let visitors = 1;
    while ((await servedVersion(site.url, 'mockup')) === BROKEN) {
      await visit(`10.${visitors}.0.1`);
      visitors += 1;
      expect(visitors, 'visitors with the fault').toBeLessThanOrEqual(VISITORS + 1);
    }
    test.info().annotations.push({
      type: 'figure',
      description: `taken out after ${visitors} visitors had seen the fault`,
    });
    const { withdrawn, serving } = (await readSiteStatus(site.url)).modules.mockup;
    expect(serving).toBe(store.built.mockup);
    expect(withdrawn).toMatchObject([{ version: BROKEN, reason: 'broken in the browser' }]);
    expect(site.log()).toContain('release taken out because it kept failing');

    const healed = await browser.newPage();
    await healed.goto(`${site.url}/`);
    await healed.getByLabel('Company name').scrollIntoViewIfNeeded();
    await expect(healed.getByRole('button', { name: /generate/i })).toBeEnabled();
    await healed.close();

    // A restart does not bring the release back, but promoting it does.
    await site.stop();
    site = await startSite({ ...settings, DATA_DIR: site.dataDir });
    expect(await servedVersion(site.url, 'mockup')).toBe(store.built.mockup);
    await store.promote('mockup', store.built.mockup);
    await store.promote('mockup', BROKEN);
    await expect.poll(() => servedVersion(site.url, 'mockup')).toBe(BROKEN);
  } finally {
    await proxy.dispose();
    await site.dispose();
    await store.dispose();
  }
});
