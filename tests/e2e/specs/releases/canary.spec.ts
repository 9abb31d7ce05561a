import { type Browser, expect } from '@playwright/test';
import { openTestStore } from '../../../fixtures/modules/release-store';
import { startSite } from '../../../fixtures/site/start-site';
import { watchPage } from '../../../fixtures/site/watch-page';
import { test } from '../../fixtures/site-test';

const CANARY = '2.0.0-00000000ca';
const PERCENT = 20;
const VISITORS = 2000;

/** Four standard deviations for this number of visitors, so a correct share fails once in sixteen thousand runs. */
const TOLERANCE = 4 * Math.sqrt((PERCENT / 100) * (1 - PERCENT / 100) * VISITORS);

const chatOf = (response: Response): string | undefined =>
  /chat=(\S+)/.exec(response.headers.get('x-site-releases') ?? '')?.[1];

const contextWith = async (browser: Browser, url: string, wanted: string) => {
  for (;;) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const response = await page.goto(url);
    if (response?.headers()['x-site-releases']?.includes(`chat=${wanted}`)) {
      return { context, page };
    }
    await context.close();
  }
};

test('a canary reaches its share of visitors, stays with them, and works like the live release', {
  tag: ['@releases', '@long'],
}, async ({ browser, apiOrigin }) => {
  const store = await openTestStore();
  await store.publish('chat', { version: CANARY });
  await store.canary('chat', CANARY, PERCENT);
  const site = await startSite({ RELEASE_STORE: store.folder, API_ORIGIN: apiOrigin });
  try {
    let withCanary = 0;
    const cookies: { cookie: string; version: string | undefined }[] = [];
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      const response = await fetch(`${site.url}/privacy`);
      await response.arrayBuffer();
      const version = chatOf(response);
      if (version === CANARY) withCanary += 1;
      if (visitor < 40) {
        const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
        expect(cookie).toMatch(/^release-bucket=\d{1,6}$/);
        cookies.push({ cookie, version });
      }
    }
    test.info().annotations.push({
      type: 'figure',
      description: `${withCanary} of ${VISITORS} visitors, ${PERCENT} % set`,
    });
    expect(Math.abs(withCanary - (VISITORS * PERCENT) / 100)).toBeLessThan(TOLERANCE);

    for (const { cookie, version } of cookies) {
      for (const path of ['/', '/blog', '/privacy']) {
        const again = await fetch(`${site.url}${path}`, { headers: { cookie } });
        await again.arrayBuffer();
        expect(chatOf(again)).toBe(version);
        expect(again.headers.get('set-cookie')).toBeNull();
      }
    }

    for (const version of [CANARY, store.built.chat]) {
      const { context, page } = await contextWith(browser, `${site.url}/about`, version);
      const problems = watchPage(page);
      await page.reload();
      await page.getByRole('button', { name: /chat with/i }).click();
      await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toBeVisible();
      await expect(page.locator('[data-overlay] [data-mfe="chat"]')).toHaveAttribute(
        'data-release',
        version,
      );
      expect(problems.list).toEqual([]);
      await context.close();
    }

    // After its end, no visitor gets the canary, and browsers get no bucket cookie.
    await store.canary('chat', CANARY, 0);
    const [first] = cookies.filter(({ version }) => version === CANARY);
    await expect
      .poll(async () =>
        chatOf(await fetch(`${site.url}/privacy`, { headers: { cookie: first?.cookie ?? '' } })),
      )
      .toBe(store.built.chat);
    expect((await fetch(`${site.url}/privacy`)).headers.get('set-cookie')).toBeNull();
  } finally {
    await site.dispose();
    await store.dispose();
  }
});
