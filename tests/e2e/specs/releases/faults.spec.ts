import { execFileSync } from 'node:child_process';
import { readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_RECORD_FILE } from '@northloop/contracts';
import { temporaryFolder } from '@northloop/testing/temporary-folder';
import { expect, type Page } from '@playwright/test';
import { openTestStore, type TestStore } from '../../../fixtures/modules/release-store';
import { readSiteStatus, servedVersion } from '../../../fixtures/site/site-status';
import { type RunningSite, startSite } from '../../../fixtures/site/start-site';
import { watchPage } from '../../../fixtures/site/watch-page';
import { type Fault, test, withFault } from '../../fixtures/faulty-mockup';

const NEXT = '2.0.0-00000000fa';

let lastVersion = 0;
/** A version that no test has used before. */
const nextVersion = (): string => {
  lastVersion += 1;
  return `3.0.0-${String(lastVersion).padStart(10, '0')}`;
};

/** Runs a test on a new site that follows a new store. */
async function withSite(
  apiOrigin: string,
  run: (site: RunningSite, store: TestStore) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const store = await openTestStore();
  try {
    const site = await startSite({
      RELEASE_STORE: store.folder,
      API_ORIGIN: apiOrigin,
      RELEASE_POLL_MS: '200',
      ...env,
    });
    try {
      await run(site, store);
    } finally {
      await site.dispose();
    }
  } finally {
    await store.dispose();
  }
}

/** Expects that the site logs and reports a refused release, and that visitors get the previous one. */
async function expectRefused(site: RunningSite, store: TestStore, reason: RegExp): Promise<void> {
  await expect
    .poll(async () => (await readSiteStatus(site.url)).modules.mockup.problem ?? '')
    .toMatch(reason);
  expect(site.log()).toContain('no new release');
  expect(await servedVersion(site.url, 'mockup')).toBe(store.built.mockup);
  const response = await fetch(`${site.url}/`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Company name');
}

async function expectWholeHome(page: Page, url: string): Promise<void> {
  const problems = watchPage(page);
  await page.goto(`${url}/`);
  await page.getByLabel('Company name').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /generate/i })).toBeEnabled();
  expect(problems.list).toEqual([]);
}

/** Makes a faulty release live, with the built one as the previous release. */
async function publishFault(
  store: TestStore,
  faulty: { dist: string },
  fault: Fault,
  version: string,
): Promise<void> {
  await store.promote('mockup', store.built.mockup);
  await store.publish('mockup', { version, texts: withFault(fault) }, faulty);
  await store.promote('mockup', version);
}

test.describe('a release', () => {
  // Refused releases leave nothing behind, so all these tests can share one site.
  let store: TestStore;
  let site: RunningSite;
  test.beforeAll(async ({ apiOrigin }) => {
    store = await openTestStore();
    site = await startSite({
      RELEASE_STORE: store.folder,
      API_ORIGIN: apiOrigin,
      RELEASE_POLL_MS: '200',
    });
  });
  test.afterAll(async () => {
    await site.dispose();
    await store.dispose();
  });

  test('with a file exchanged is refused, and visitors keep the one before', async ({ page }) => {
    const version = nextVersion();
    // Damaged before publishing, because the site could copy the intact release before its promotion.
    await store.publish(
      'mockup',
      { version },
      {
        spoil: async (folder, { entry }) => {
          const path = join(folder, entry.server);
          const text = await readFile(path, 'utf8');
          await writeFile(path, text.replace(/.$/s, ' '));
        },
      },
    );
    await store.promote('mockup', version);
    await expectRefused(site, store, /with SHA-256/);
    await expectWholeHome(page, site.url);
  });

  test('that lacks what its record exposes is refused', {
    tag: ['@releases', '@long'],
  }, async () => {
    const version = nextVersion();
    await store.publish(
      'mockup',
      { version },
      {
        spoil: async (folder, record) => {
          const exposes = { ...record.exposes, './missing': { js: [], css: [] } };
          const text = JSON.stringify({ ...record, exposes });
          await writeFile(join(folder, RELEASE_RECORD_FILE), text);
        },
      },
    );
    await store.promote('mockup', version);
    await expectRefused(site, store, /\.\/missing does not load/);
  });

  for (const [fault, reason] of [
    ['server', /the slot home\.mockup does not render: Error: broken on the server/],
    ['globals', /it touches globals: leftBehind was added/],
    ['endless', /did not finish in time/],
  ] as const) {
    test(`that is faulty on the server (${fault}) is refused before any visitor gets it`, {
      tag: ['@releases', '@long'],
    }, async ({ faulty }) => {
      await publishFault(store, faulty, fault, nextVersion());
      await expectRefused(site, store, reason);
    });
  }
});

test.describe('a release in use', { tag: ['@releases', '@long'] }, () => {
  // Each of these goes live after the built release, on one site whose guard takes none of them out.
  let store: TestStore;
  let site: RunningSite;
  test.beforeAll(async ({ apiOrigin }) => {
    store = await openTestStore();
    site = await startSite({
      RELEASE_STORE: store.folder,
      API_ORIGIN: apiOrigin,
      RELEASE_POLL_MS: '200',
      GUARD_FAILED_VIEWS: '100',
    });
  });
  test.afterAll(async () => {
    await site.dispose();
    await store.dispose();
  });

  /** Makes a faulty release live and waits until visitors get it. */
  async function useFault(faulty: { dist: string }, fault: Fault): Promise<string> {
    const version = nextVersion();
    await publishFault(store, faulty, fault, version);
    await expect.poll(() => servedVersion(site.url, 'mockup')).toBe(version);
    return version;
  }

  test('that begins to throw on the server later: the page is made with the one before', async ({
    page,
    faulty,
  }) => {
    const version = await useFault(faulty, 'server-later');
    const made: string[] = [];
    for (let view = 0; view < 6; view += 1) {
      const response = await fetch(`${site.url}/`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Company name');
      made.push(/mockup=(\S+)/.exec(response.headers.get('x-site-releases') ?? '')?.[1] ?? '');
    }
    expect(made[0]).toBe(version);
    expect(made.at(-1)).toBe(store.built.mockup);
    expect(site.log()).toContain('broken after a while');
    await expectWholeHome(page, site.url);
  });

  test('that throws in the browser alone costs its own place', async ({ page, faulty }) => {
    await useFault(faulty, 'client');
    await page.goto(`${site.url}/`);
    const slot = page.locator('[data-slot="home.mockup"]');
    await slot.scrollIntoViewIfNeeded();
    await expect(slot.getByRole('alert')).toContainText('could not be loaded');
    await expect(slot.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(site.log).toContain('broken in the browser');
  });

  test('that cannot be loaded in the browser is replaced there by the one before', async ({
    page,
    apiOrigin,
    faulty,
  }) => {
    await withSite(
      apiOrigin,
      async (own, ownStore) => {
        await publishFault(ownStore, faulty, 'load', NEXT);
        await expect.poll(() => servedVersion(own.url, 'mockup')).toBe(NEXT);
        await page.goto(`${own.url}/`);
        await page.getByLabel('Company name').scrollIntoViewIfNeeded();
        await expect(page.getByRole('button', { name: /generate/i })).toBeEnabled();
        await expect(page.locator('[data-slot="home.mockup"] [data-mfe]')).toHaveAttribute(
          'data-release',
          ownStore.built.mockup,
        );
        await expect.poll(own.log).toContain('broken while loading');
      },
      { GUARD_FAILED_VIEWS: '100' },
    );
  });

  test('that hydrates to something else is drawn again by the browser, and reported', async ({
    page,
    faulty,
  }) => {
    const version = await useFault(faulty, 'hydration');
    const problems = watchPage(page);
    await page.goto(`${site.url}/`);
    const slot = page.locator('[data-slot="home.mockup"]');
    await slot.scrollIntoViewIfNeeded();
    await expect(slot.getByText('from the browser')).toBeVisible();
    await expect.poll(() => problems.list.join()).toMatch(/hydrat|#418/i);
    await expect
      .poll(site.log)
      .toMatch(new RegExp(`"version":"${version}".*module failed on a page`));
    expect(await servedVersion(site.url, 'mockup')).toBe(version);
  });

  test('that throws in a handler goes on, and the log says which release it was', async ({
    page,
    faulty,
  }) => {
    const version = await useFault(faulty, 'handler');
    await page.goto(`${site.url}/`);
    const button = page.getByRole('button', { name: 'Break it' });
    await button.scrollIntoViewIfNeeded();
    await button.click();
    await expect.poll(site.log).toContain('broken in a handler');
    await expect(button).toBeVisible();
    expect(await servedVersion(site.url, 'mockup')).toBe(version);
  });
});

test('a disk without room: the new release is refused, the old one stays', {
  tag: ['@releases', '@long'],
}, async ({ page, apiOrigin }) => {
  // Only root can mount a small disk. Without one, the test blocks the folder and is otherwise the same.
  const { path: disk, remove } = await temporaryFolder();
  let mounted = false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]);
    mounted = true;
  } catch {
    test.info().annotations.push({ type: 'note', description: 'no disk of its own could be made' });
  }
  try {
    await withSite(
      apiOrigin,
      async (site, store) => {
        if (mounted) {
          const { bavail, bsize } = await statfs(disk);
          await writeFile(join(disk, 'filler'), Buffer.alloc(Number(bavail * bsize) - 64 * 1024));
        } else {
          // A file in place of the folder for the copies, so that nothing can be written there.
          await rm(join(disk, 'data/shell/releases/mockup'), { recursive: true });
          await writeFile(join(disk, 'data/shell/releases/mockup'), '');
        }
        await store.publish('mockup', { version: NEXT });
        await store.promote('mockup', NEXT);
        await expectRefused(site, store, /ENOSPC|ENOTDIR|no space/i);
        if (mounted) await expectWholeHome(page, site.url);
      },
      { DATA_DIR: join(disk, 'data') },
    );
  } finally {
    if (mounted) execFileSync('umount', [disk]);
    await remove();
  }
});
