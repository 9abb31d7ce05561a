import { chromium } from 'playwright';
import { chromiumLaunch } from '../../chromium-launch';
import { openTestStore } from '../../e2e/fixtures/release-store';
import { servedVersion } from '../../e2e/fixtures/site-status';
import { startSite } from '../../e2e/fixtures/start-site';
import { watchPage } from '../../e2e/fixtures/test';

const PATHS = [
  '/',
  '/about',
  '/blog',
  '/blog/future-of-web-design-ai-powered-tools',
  '/search?q=web',
];

/** What came of switching releases while clients read pages. */
export interface SwitchedReleases {
  switches: number;
  /** Milliseconds from a change of the registry to the site serving by it, in order of size. */
  delays: number[];
  pages: number;
  /** Answers other than 200, by status. */
  wrongStatuses: Map<number | string, number>;
  /** Pages whose header, meta element and parts did not name the same releases. */
  mixed: string[];
  /** Files named by pages that could not be had. */
  missingFiles: string[];
  /** Visits in a real browser, and what its console said. */
  visits: number;
  browserProblems: string[];
  /** Different sets of releases that pages were made of. */
  sets: number;
}

/** Checks that a page is of one piece. @returns what it names as its files. */
function readComposition(html: string, header: string, mixed: string[]): string[] {
  const meta = /<meta name="x-site-releases" content="([^"]*)"/.exec(html)?.[1];
  if (meta !== header) mixed.push(`header ${header}, meta ${meta}`);
  for (const [, module, version] of html.matchAll(/data-mfe="(\w+)" data-release="([^"]+)"/g)) {
    if (!header.includes(`${module}=${version}`))
      mixed.push(`${header} shows ${module} ${version}`);
  }
  const files = [...html.matchAll(/(?:href|src)="(\/modules\/(\w+)\/([^/"]+)\/[^"]+)"/g)];
  for (const [, path, module, version] of files) {
    if (!header.includes(`${module}=${version}`)) mixed.push(`${header} asks for ${path}`);
  }
  return files.map(([, path]) => path ?? '');
}

/**
 * Publishes and rolls back the blog and the mockup generator again and again while clients read pages and a browser
 * visits them.
 * @param switches changes of what is live; every other one is a rollback.
 * @param clients how many read pages; without any, no browser visits either, and only the changes are timed.
 * @param pollMs how often the site looks at the registry, in milliseconds.
 */
export async function switchReleases({
  switches,
  clients,
  pollMs = 250,
}: {
  switches: number;
  clients: number;
  pollMs?: number;
}): Promise<SwitchedReleases> {
  const store = await openTestStore();
  const site = await startSite({ RELEASE_STORE: store.folder, RELEASE_POLL_MS: String(pollMs) });
  const browser = await chromium.launch(chromiumLaunch);
  const result: SwitchedReleases = {
    switches,
    delays: [],
    pages: 0,
    wrongStatuses: new Map(),
    mixed: [],
    missingFiles: [],
    visits: 0,
    browserProblems: [],
    sets: 0,
  };
  const sets = new Set<string>();
  let isOver = false;
  const count = (status: number | string) =>
    result.wrongStatuses.set(status, (result.wrongStatuses.get(status) ?? 0) + 1);

  async function readPages(client: number): Promise<void> {
    for (let turn = client; !isOver; turn += 1) {
      try {
        const response = await fetch(`${site.url}${PATHS[turn % PATHS.length]}`);
        const html = await response.text();
        result.pages += 1;
        if (response.status !== 200) count(response.status);
        const header = response.headers.get('x-site-releases') ?? '';
        sets.add(header);
        const files = readComposition(html, header, result.mixed);
        const file = files[turn % files.length];
        if (!file) continue;
        const asset = await fetch(`${site.url}${file}`);
        await asset.arrayBuffer();
        if (asset.status !== 200) result.missingFiles.push(`${asset.status} ${file}`);
      } catch (error) {
        count(error instanceof Error ? error.message : String(error));
      }
    }
  }

  async function visit(): Promise<void> {
    while (!isOver) {
      const page = await browser.newPage();
      const problems = watchPage(page);
      await page.goto(`${site.url}/`);
      await page.locator('[data-slot="home.mockup"]').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: /generate/i }).isEnabled();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
      await page.getByRole('heading', { level: 1, name: /./ }).waitFor();
      await page.reload();
      await page.getByRole('heading', { level: 1, name: /./ }).waitFor();
      result.visits += 1;
      // A visitor who leaves takes unfinished requests along.
      result.browserProblems.push(...problems.list.filter((each) => !/ERR_ABORTED/.test(each)));
      await page.close();
    }
  }

  try {
    const visits = clients > 0 ? [visit()] : [];
    const running = [
      ...visits,
      ...Array.from({ length: clients }, (_, client) => readPages(client)),
    ];
    const live = { blog: [store.built.blog], mockup: [store.built.mockup] };
    for (let step = 0; step < switches; step += 1) {
      const module = step % 4 < 2 ? 'blog' : 'mockup';
      const isRollback = step % 2 === 1;
      const version = isRollback
        ? (live[module].at(-2) ?? store.built[module])
        : `4.0.0-${String(step).padStart(10, '0')}`;
      if (!isRollback) await store.publish(module, { version });
      const begin = performance.now();
      await store.promote(module, version);
      while ((await servedVersion(site.url, module)) !== version) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        if (performance.now() - begin > 60_000) throw new Error(`${version} is not served`);
      }
      result.delays.push(performance.now() - begin);
      live[module].push(version);
    }
    isOver = true;
    await Promise.all(running);
    result.delays.sort((a, b) => a - b);
    result.sets = sets.size;
    return result;
  } finally {
    isOver = true;
    await browser.close();
    await site.dispose();
    await store.dispose();
  }
}
