import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium-launch';
import { percentile } from '../fixtures/figures/percentile';
import { startLargeBlogSite } from './blog/large-blog';

const ARTICLES = 2000;
/** Typed letter by letter and deleted again, so that the list shrinks and grows. */
const TEXTS = [
  'performance',
  'contrast',
  'design system',
  'e',
  'straße',
  'what a visitor wants',
  'zzz',
];
/** Milliseconds of one frame at 60 Hz. */
const FRAME_MS = 16;

/** Times for one key press, in milliseconds from its event. */
interface KeyTimes {
  /** Until the page was responsive again: field and count were updated and laid out. */
  answer: number;
  /** Until the last row of the resulting list was in the document and laid out. */
  list: number;
}

/** Runs in the page: measures each key press in the field. */
function watchKeys(): void {
  const keys: KeyTimes[] = [];
  Object.assign(window, { keyTimes: keys });
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main part');
  let begin = 0;
  document.addEventListener('beforeinput', () => (begin = performance.now()), true);
  document.addEventListener('input', () => {
    // React handles a key press in a microtask. The second of ours runs after it.
    queueMicrotask(() =>
      queueMicrotask(() => {
        main.getBoundingClientRect();
        const answer = performance.now() - begin;
        keys.push({ answer, list: answer });
      }),
    );
  });
  new MutationObserver(() => {
    const key = keys.at(-1);
    if (!key) return;
    main.getBoundingClientRect();
    key.list = Math.max(key.list, performance.now() - begin);
  }).observe(main, { childList: true, subtree: true });
}

/** Prints how long key presses in the list's search field take in Chromium. */
const site = await startLargeBlogSite(ARTICLES);
const browser = await chromium.launch(chromiumLaunch);
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${site.url}/blog`, { waitUntil: 'networkidle' });
  const field = page.getByRole('searchbox', { name: 'Search articles' });
  const index = page.waitForResponse(/\/article-index\.json$/);
  await field.focus();
  await (await index).finished();
  await page.evaluate(watchKeys);
  /** Presses a key and waits for two frames, after which the list is updated. */
  const pressKey = async (key: string) => {
    // Some letters are not keys on every keyboard.
    if (key.length === 1) await field.pressSequentially(key);
    else await field.press(key);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  };
  const count = page.getByRole('main').getByText(/^(No|[\d,]+) articles?$/);
  const counts: string[] = [];
  for (const text of TEXTS) {
    for (const letter of text) await pressKey(letter);
    counts.push(`“${text}”: ${await count.textContent()}`);
    for (const _ of text) await pressKey('Backspace');
  }
  const keys = await page.evaluate(() => (window as unknown as { keyTimes: KeyTimes[] }).keyTimes);
  const row = (name: string, times: number[]) =>
    `| ${name} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} | ${Math.max(...times).toFixed(1)} |`;
  const answers = keys.map(({ answer }) => answer);
  process.stdout.write(
    [
      `${ARTICLES} articles, ${keys.length} keys (${counts.join(', ')})`,
      '',
      '| milliseconds from a key | p50 | p95 | longest |',
      '| --- | --- | --- | --- |',
      row('until field and count have answered', answers),
      row(
        'until the list has followed',
        keys.map(({ list }) => list),
      ),
      '',
    ].join('\n'),
  );
  process.exitCode = percentile(answers, 0.95) <= FRAME_MS ? 0 : 1;
} finally {
  await browser.close();
  await site.dispose();
}
