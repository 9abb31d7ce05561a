import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASE_RECORD_FILE, type ReleaseRecord } from '@northloop/contracts';
import { expect, type Page } from '@playwright/test';
import { buildFaultyMockup, type Fault, withFault } from '../../fixtures/faulty-mockup';
import { startModuleServer } from '../../fixtures/module-server';
import { openTestStore, type TestStore } from '../../fixtures/release-store';
import { readSiteStatus, servedVersion } from '../../fixtures/site-status';
import { test } from '../../fixtures/site-test';
import { type RunningSite, startSite } from '../../fixtures/start-site';
import { watchPage } from '../../fixtures/test';

const NEXT = '2.0.0-00000000fa';

let lastVersion = 0;
/** A version that no test has used before. */
const nextVersion = (): string => {
  lastVersion += 1;
  return `3.0.0-${String(lastVersion).padStart(10, '0')}`;
};

let faulty: Awaited<ReturnType<typeof buildFaultyMockup>>;
test.beforeAll(async () => {
  faulty = await buildFaultyMockup();
});
test.afterAll(() => faulty.dispose());

/** Runs a test on a site of its own that follows a store of its own. */
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

/** What the site logs and says once it has refused a release; meanwhile visitors get the one before. */
async function expectRefused(site: RunningSite, store: TestStore, reason: RegExp): Promise<void> {
  await expect
    .poll(async () => (await readSiteStatus(site.url)).modules.mockup.problem ?? '', {
      // A loop is given five seconds of the processor, which may take long to come by.
      timeout: 60_000,
    })
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

async function publishFault(store: TestStore, fault: Fault, version = NEXT): Promise<void> {
  await store.publish('mockup', { version, texts: withFault(fault) }, faulty);
  await store.promote('mockup', version);
}

test.describe('the store', () => {
  test('is away at the start: the site starts from its copies', { tag: '@releases' }, async ({
    page,
    apiOrigin,
  }) => {
    const store = await openTestStore();
    const first = await startSite({ RELEASE_STORE: store.folder, API_ORIGIN: apiOrigin });
    await first.stop();
    await store.dispose();
    const second = await startSite({
      RELEASE_STORE: store.folder,
      API_ORIGIN: apiOrigin,
      DATA_DIR: first.dataDir,
    });
    try {
      await expectWholeHome(page, second.url);
      expect(second.log()).toContain('release store cannot be read');
    } finally {
      await second.dispose();
    }
  });

  test('goes away later: nothing changes but the log', { tag: '@releases' }, async ({
    page,
    apiOrigin,
  }) => {
    await withSite(apiOrigin, async (site, store) => {
      await store.dispose();
      await expect.poll(site.log).toContain('release store cannot be read');
      await expectWholeHome(page, site.url);
    });
  });

  test('answers slowly or not at all over http: pages do not wait for it', {
    tag: '@releases',
  }, async ({ page, apiOrigin }) => {
    const store = await openTestStore();
    const server = await startModuleServer(store.folder);
    const site = await startSite({
      RELEASE_STORE: server.origin,
      API_ORIGIN: apiOrigin,
      RELEASE_POLL_MS: '200',
    });
    try {
      await server.set('silent');
      await expect.poll(site.log).toContain('release store cannot be read');
      await expectWholeHome(page, site.url);
      await server.set('up');
      await store.publish('mockup', { version: NEXT });
      await store.promote('mockup', NEXT);
      await expect.poll(() => servedVersion(site.url, 'mockup')).toBe(NEXT);
    } finally {
      await site.dispose();
      await server.dispose();
      await store.dispose();
    }
  });

  for (const [what, spoil] of [
    ['is no JSON', 'not a registry'],
    ['is cut off', '{"format":1,"revision":9,"modules":{"chat":{"live":"1.0'],
    ['is of another format', '{"format":9}'],
  ] as const) {
    test(`holds a registry that ${what}: the last good one stays in force`, {
      tag: '@releases',
    }, async ({ page, apiOrigin }) => {
      await withSite(apiOrigin, async (site, store) => {
        await writeFile(join(store.folder, 'registry.json'), spoil);
        await expect.poll(site.log).toContain('release store cannot be read');
        await expectWholeHome(page, site.url);
        await store.publish('mockup', { version: NEXT });
        await store.promote('mockup', NEXT);
        await expect.poll(() => servedVersion(site.url, 'mockup')).toBe(NEXT);
      });
    });
  }

  test('holds one malformed entry: the other modules go on', { tag: '@releases' }, async ({
    apiOrigin,
  }) => {
    await withSite(apiOrigin, async (site, store) => {
      const file = join(store.folder, 'registry.json');
      await store.publish('blog', { version: NEXT });
      await store.promote('blog', NEXT);
      const document = JSON.parse(await readFile(file, 'utf8'));
      document.revision += 1;
      document.modules.mockup = { live: 42 };
      document.modules.shop = null;
      await writeFile(file, JSON.stringify(document));
      await expect.poll(site.log).toContain('part of the registry left out');
      await expect.poll(() => servedVersion(site.url, 'blog')).toBe(NEXT);
      expect(await servedVersion(site.url, 'mockup')).toBe(store.built.mockup);
    });
  });
});

test.describe('a release', () => {
  // A refused release leaves nothing behind: all of these go to one site.
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

  const files: [string, (folder: string, record: ReleaseRecord) => Promise<void>, RegExp][] = [
    [
      'with a file cut off',
      (folder, { entry }) => truncate(join(folder, entry.server), 10),
      /remoteEntry\.ssr\.js: expected \d+ bytes/,
    ],
    [
      'with a file exchanged',
      async (folder, { entry }) => {
        const path = join(folder, entry.server);
        const text = await readFile(path, 'utf8');
        await writeFile(path, text.replace(/.$/s, ' '));
      },
      /with SHA-256/,
    ],
    [
      'without its record',
      (folder) => unlink(join(folder, RELEASE_RECORD_FILE)),
      /There is no .*release\.json/,
    ],
    [
      'with a record that is cut off',
      (folder) => truncate(join(folder, RELEASE_RECORD_FILE), 200),
      /cut off/,
    ],
    [
      'without one of its sheets',
      async (folder, { exposes }) => {
        await unlink(join(folder, exposes['./generator']?.css[0] ?? ''));
      },
      /There is no .*\.css/,
    ],
    [
      'for another contract',
      async (folder, record) => {
        const path = join(folder, RELEASE_RECORD_FILE);
        await writeFile(path, JSON.stringify({ ...record, contract: 99 }));
      },
      /built for contract 99/,
    ],
    [
      'built against another React',
      async (folder, record) => {
        const path = join(folder, RELEASE_RECORD_FILE);
        const shared = { ...record.shared, react: '19.3.0' };
        await writeFile(path, JSON.stringify({ ...record, shared }));
      },
      /react 19\.3\.0 where the shell provides/,
    ],
    [
      'that lacks what its record exposes',
      async (folder, record) => {
        const exposes = { ...record.exposes, './missing': { js: [], css: [] } };
        await writeFile(join(folder, RELEASE_RECORD_FILE), JSON.stringify({ ...record, exposes }));
      },
      /\.\/missing does not load/,
    ],
  ];
  for (const [what, spoil, reason] of files) {
    test(`${what} is refused`, { tag: '@releases' }, async () => {
      const version = nextVersion();
      // Ready ahead of its promotion a release would be whole: it is spoilt before anybody hears of it.
      const record = await store.publish('mockup', { version }, { spoil });
      expect(record.version).toBe(version);
      await store.promote('mockup', version);
      await expectRefused(site, store, reason);
    });
  }

  for (const [fault, reason] of [
    ['server', /the slot home\.mockup does not render: Error: broken on the server/],
    ['globals', /it touches globals: leftBehind was added/],
    ['endless', /did not come to an end/],
  ] as const) {
    test(`that is faulty on the server (${fault}) is refused before any visitor gets it`, {
      tag: '@releases',
    }, async () => {
      await publishFault(store, fault, nextVersion());
      await expectRefused(site, store, reason);
    });
  }
});

test.describe('a release in use', () => {
  test('that begins to throw on the server later: the page is made with the one before', {
    tag: '@releases',
  }, async ({ page, apiOrigin }) => {
    await withSite(apiOrigin, async (site, store) => {
      await publishFault(store, 'server-later');
      await expect.poll(() => servedVersion(site.url, 'mockup')).toBe(NEXT);
      const made: string[] = [];
      for (let view = 0; view < 6; view += 1) {
        const response = await fetch(`${site.url}/`);
        expect(response.status).toBe(200);
        expect(await response.text()).toContain('Company name');
        made.push(/mockup=(\S+)/.exec(response.headers.get('x-site-releases') ?? '')?.[1] ?? '');
      }
      expect(made[0]).toBe(NEXT);
      expect(made.at(-1)).toBe(store.built.mockup);
      expect(site.log()).toContain('broken after a while');
      await expectWholeHome(page, site.url);
    });
  });

  test('that throws in the browser alone costs its own place', { tag: '@releases' }, async ({
    page,
    apiOrigin,
  }) => {
    await withSite(
      apiOrigin,
      async (site, store) => {
        await publishFault(store, 'client');
        await expect.poll(() => servedVersion(site.url, 'mockup')).toBe(NEXT);
        await page.goto(`${site.url}/`);
        const slot = page.locator('[data-slot="home.mockup"]');
        await slot.scrollIntoViewIfNeeded();
        await expect(slot.getByRole('alert')).toContainText('could not be loaded');
        await expect(slot.getByRole('button', { name: 'Retry' })).toBeVisible();
        await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(site.log).toContain('module failed on a page');
      },
      { GUARD_FAILED_VIEWS: '100' },
    );
  });

  test('that cannot be loaded in the browser is replaced there by the one before', {
    tag: '@releases',
  }, async ({ page, apiOrigin }) => {
    await withSite(
      apiOrigin,
      async (site, store) => {
        await publishFault(store, 'load');
        await expect.poll(() => servedVersion(site.url, 'mockup')).toBe(NEXT);
        await page.goto(`${site.url}/`);
        await page.getByLabel('Company name').scrollIntoViewIfNeeded();
        await expect(page.getByRole('button', { name: /generate/i })).toBeEnabled();
        await expect(page.locator('[data-slot="home.mockup"] [data-mfe]')).toHaveAttribute(
          'data-release',
          store.built.mockup,
        );
        await expect.poll(site.log).toContain('broken while loading');
      },
      { GUARD_FAILED_VIEWS: '100' },
    );
  });

  test('that hydrates to something else is drawn again by the browser, and reported', {
    tag: '@releases',
  }, async ({ page, apiOrigin }) => {
    await withSite(apiOrigin, async (site, store) => {
      await publishFault(store, 'hydration');
      await expect.poll(() => servedVersion(site.url, 'mockup')).toBe(NEXT);
      const problems = watchPage(page);
      await page.goto(`${site.url}/`);
      const slot = page.locator('[data-slot="home.mockup"]');
      await slot.scrollIntoViewIfNeeded();
      await expect(slot.getByText('from the browser')).toBeVisible();
      await expect.poll(() => problems.list.join()).toMatch(/hydrat|#418/i);
      await expect.poll(site.log).toMatch(/"module":"mockup".*module failed on a page/);
      expect(await servedVersion(site.url, 'mockup')).toBe(NEXT);
    });
  });

  test('that throws in a handler goes on, and the log says which release it was', {
    tag: '@releases',
  }, async ({ page, apiOrigin }) => {
    await withSite(apiOrigin, async (site, store) => {
      await publishFault(store, 'handler');
      await expect.poll(() => servedVersion(site.url, 'mockup')).toBe(NEXT);
      await page.goto(`${site.url}/`);
      const button = page.getByRole('button', { name: 'Break it' });
      await button.scrollIntoViewIfNeeded();
      await button.click();
      await expect.poll(site.log).toContain('broken in a handler');
      await expect(button).toBeVisible();
      expect(await servedVersion(site.url, 'mockup')).toBe(NEXT);
    });
  });
});

test('a disk without room: the new release is refused, the old one stays', {
  tag: '@releases',
}, async ({ page, apiOrigin }) => {
  // Only an administrator can make a disk of one's own; everything else about the test is the same without.
  const disk = await mkdtemp(join(tmpdir(), 'small-disk-'));
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
          const { bavail, bsize } = await (await import('node:fs/promises')).statfs(disk);
          await writeFile(join(disk, 'filler'), Buffer.alloc(Number(bavail * bsize) - 64 * 1024));
        } else {
          // A file where the folder of the copies would be: nothing can be written below it.
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
    await rm(disk, { recursive: true, force: true });
  }
});
