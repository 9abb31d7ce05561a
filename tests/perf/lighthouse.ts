import { freePort } from '@northloop/testing/free-port';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium-launch';
import { sitePaths } from '../fixtures/site/site-paths';
import { startSite } from '../fixtures/site/start-site';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const GOALS = [98, 100, 100, 100] as const;
const LAYOUT_SHIFT_LIMIT = 0.01;

interface Audit {
  scores: number[];
  shift: number;
  /** Largest contentful paint and total blocking time, in ms. */
  paint: number;
  blocking: number;
  /** Audits that cost points. */
  failed: string[];
}

/** Highest number of loads per page: on a busy machine the browser sometimes loses the trace of one. */
const MOST_ATTEMPTS = 3;

async function measure(url: string, port: number, attempt = 1): Promise<Result> {
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    formFactor: 'mobile',
  });
  if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const { runtimeError } = run.lhr;
  if (!runtimeError) return run.lhr;
  if (attempt === MOST_ATTEMPTS) throw new Error(`${url}: ${runtimeError.message}`);
  return measure(url, port, attempt + 1);
}

/** Runs Lighthouse on a page with its settings for phones: a slow network and a processor slowed down four times. */
async function audit(url: string, port: number): Promise<Audit> {
  const { categories, audits } = await measure(url, port);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const failed = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    shift: value('cumulative-layout-shift'),
    paint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    failed,
  };
}

/** Prints Lighthouse's results for every route, or for those given on the command line. */
const named = process.argv.slice(2);
const paths: readonly string[] = named.length > 0 ? named : sitePaths;
const site = await startSite({ LOG_LEVEL: 'error' });
const port = await freePort();
const browser = await chromium.launch({
  ...chromiumLaunch,
  args: [...chromiumLaunch.args, `--remote-debugging-port=${port}`],
});
try {
  const lines: string[] = [];
  let missed = 0;
  for (const path of paths) {
    const { scores, shift, paint, blocking, failed } = await audit(`${site.url}${path}`, port);
    const isMet =
      scores.every((score, at) => score >= (GOALS[at] ?? 100)) && shift <= LAYOUT_SHIFT_LIMIT;
    if (!isMet) missed += 1;
    lines.push(
      `| ${path} | ${scores.join(' / ')} | ${shift.toFixed(3)} | ${(paint / 1000).toFixed(1)} | ${Math.round(blocking)} | ${failed.join(', ')} |`,
    );
    process.stderr.write(`${lines.at(-1)}\n`);
  }
  process.stdout.write(
    [
      '| route | performance / accessibility / best practices / SEO | layout shift | largest paint, s | blocking, ms | costs points |',
      '| --- | --- | --- | --- | --- | --- |',
      ...lines,
      '',
      `${paths.length - missed} of ${paths.length} routes meet ${GOALS.join(' / ')} and a layout shift of at most ${LAYOUT_SHIFT_LIMIT}.`,
      '',
    ].join('\n'),
  );
} finally {
  await browser.close();
  await site.dispose();
}
