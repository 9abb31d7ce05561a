/**
 * Measures how fast the page responds on a phone with a processor that is four times slower: the time from each press
 * to the next paint, as the browser itself counts it for "interaction to next paint".
 *
 *     npx tsx tests/perf/interactions.ts [--runs 5] [--url http://localhost:3000]
 *
 * Without `--url` it starts the built site. Each line has the median and the longest time of all runs, and the longest
 * task after the press, during which the page could not respond to another one.
 */
import { parseArgs } from 'node:util';
import { chromium, devices, type Page } from '@playwright/test';
import { chromiumLaunch } from '../chromium-launch';
import { startSite } from '../fixtures/site/start-site';

const SLOWER = 4;
/** Longest time to the next paint that counts as good for this metric, in ms. */
const GOAL_MS = 200;

/** A press on the page. */
interface Interaction {
  name: string;
  path: string;
  /** What the visitor does before, at full speed. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const generator = (page: Page) => page.getByRole('form', { name: 'Tell us about your company' });

async function reachGenerator(page: Page): Promise<void> {
  await generator(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    document.querySelector('#mockup [data-release]')?.hasAttribute('data-alive'),
  );
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'Industry opens',
    path: '/',
    prepare: reachGenerator,
    act: (page) => page.getByLabel('Industry').tap(),
  },
  {
    name: 'theme',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Toggle theme' }).tap(),
  },
  { name: 'menu opens', path: '/', act: openMenu },
  {
    name: 'menu closes by Escape',
    path: '/',
    prepare: async (page) => {
      await openMenu(page);
      await menu(page).getByRole('link', { name: 'Home' }).waitFor();
    },
    act: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'Generate',
    path: '/',
    prepare: async (page) => {
      await reachGenerator(page);
      await page.getByLabel('Company name').fill('Juniper Table');
    },
    act: (page) => generator(page).getByRole('button', { name: 'Generate mockup' }).tap(),
  },
  {
    name: 'first key in the blog’s search',
    path: '/blog',
    prepare: (page) => page.getByRole('main').getByRole('searchbox').focus(),
    act: (page) => page.keyboard.press('t'),
  },
  {
    name: 'category of the blog',
    path: '/blog',
    act: (page) => page.getByRole('main').getByRole('link', { name: 'SEO' }).first().tap(),
  },
  {
    name: 'chat opens',
    path: '/about',
    prepare: (page) => page.getByRole('button', { name: /^Chat with/ }).waitFor(),
    act: (page) => page.getByRole('button', { name: /^Chat with/ }).tap(),
  },
  {
    name: 'question unfolds',
    path: '/services/web-development',
    act: (page) => page.getByRole('button', { name: 'What will it cost?' }).tap(),
  },
];

/** The cost of a press, in ms. */
interface Cost {
  /** From the press to the next paint: the longest event of the interaction; 0 if below 16. */
  paint: number;
  /** The longest task after the press; 0 if below 50. */
  task: number;
}

async function measure(
  page: Page,
  { path, prepare, act }: Interaction,
  url: string,
): Promise<Cost> {
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.evaluate(() => {
    const seen: number[] = [];
    const tasks: number[] = [];
    Object.assign(window, { seen, tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[]) {
        if (entry.interactionId) seen.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await act(page);
  // Include what the press causes later, such as a navigation. After this time the page is idle and has painted.
  await page.waitForTimeout(3_000);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => {
    const { seen, tasks } = window as unknown as Record<'seen' | 'tasks', number[]>;
    return { paint: Math.max(0, ...seen), task: Math.max(0, ...tasks) };
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, url: { type: 'string' } },
  });
  const site = values.url === undefined ? await startSite({}) : undefined;
  const browser = await chromium.launch(chromiumLaunch);
  try {
    for (const interaction of INTERACTIONS) {
      const costs: Cost[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        const context = await browser.newContext({ ...devices['Pixel 7'] });
        costs.push(
          await measure(await context.newPage(), interaction, values.url ?? site?.url ?? ''),
        );
        await context.close();
      }
      const middleOf = (kind: keyof Cost) =>
        costs.map((cost) => cost[kind]).sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
      const middle = middleOf('paint');
      const longest = Math.max(...costs.map(({ paint }) => paint));
      process.stdout.write(
        `${interaction.name.padEnd(32)} ${String(middle).padStart(5)} ms, at most ${longest} ms, longest task ${middleOf('task').toFixed(0)}${middle > GOAL_MS ? '   over the goal' : ''}\n`,
      );
    }
  } finally {
    await browser.close();
    await site?.dispose();
  }
}

await main();
