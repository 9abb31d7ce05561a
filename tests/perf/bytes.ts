import { MODULE_NAMES } from '@northloop/contracts';
import { startSite } from '../fixtures/site/start-site';
import { loadPage, type PageScript, totalGzip } from './page-scripts';
import { readExposedSources, readModulePlugins, serveSingleBundle } from './single-bundle';

const CHAT_BUTTON = 'Chat with the AI assistant';
const kb = (bytes: number) => (bytes / 1000).toFixed(1);

const containerOf = (path: string): string => /^\/modules\/([^/]+)\//.exec(path)?.[1] ?? 'shell';

/** Bytes and requests of scripts by container, as rows of a table. */
function byContainer(scripts: readonly PageScript[]): string[] {
  return ['shell', ...MODULE_NAMES].map((name) => {
    const own = scripts.filter(({ path }) => containerOf(path) === name);
    return `| ${name} | ${own.length} | ${kb(totalGzip(own))} |`;
  });
}

/** The largest scripts as rows of a table, the first candidates for savings. */
function largest(scripts: readonly PageScript[], count: number): string[] {
  return [...scripts]
    .sort((a, b) => b.gzip - a.gzip)
    .slice(0, count)
    .map(
      ({ path, gzip }) => `| ${path.replace(/^.*\//, '')} | ${containerOf(path)} | ${kb(gzip)} |`,
    );
}

/** Prints the size of the home page, composed and as a single bundle, in one run. */
const site = await startSite({ LOG_LEVEL: 'error' });
const single = await serveSingleBundle(
  site.url,
  await readExposedSources(MODULE_NAMES),
  await readModulePlugins(MODULE_NAMES),
);
try {
  // Right after its start the API is slow, and pages then leave loading the services to the browser.
  while (!(await (await fetch(site.url)).text()).includes('"services":[')) {
    process.stderr.write('The API is not warm yet.\n');
  }
  const composed = await loadPage(`${site.url}/`, CHAT_BUTTON);
  const bundle = await loadPage(`${single.url}/`, CHAT_BUTTON);
  const early = totalGzip(composed.beforeInteraction);
  const late = totalGzip(composed.untilIdle);
  const bundleEarly = totalGzip(bundle.beforeInteraction);
  process.stdout.write(
    [
      '## JavaScript of / by container, until idle (gzip)',
      '',
      '| container | requests | KB |',
      '| --- | --- | --- |',
      ...byContainer(composed.untilIdle),
      '',
      '| | composed | one bundle | ratio |',
      '| --- | --- | --- | --- |',
      `| before interaction, KB | ${kb(early)} | ${kb(bundleEarly)} | ${(early / bundleEarly).toFixed(2)} |`,
      `| until idle, KB | ${kb(late)} | ${kb(totalGzip(bundle.untilIdle))} | ${(late / totalGzip(bundle.untilIdle)).toFixed(2)} |`,
      `| script requests until idle | ${composed.untilIdle.length} | ${bundle.untilIdle.length} | |`,
      `| requests of any kind | ${composed.requests} | ${bundle.requests} | |`,
      '',
      '| largest scripts, composed | container | KB |',
      '| --- | --- | --- |',
      ...largest(composed.untilIdle, 16),
      '',
      '| largest scripts, one bundle | container | KB |',
      '| --- | --- | --- |',
      ...largest(bundle.untilIdle, 16),
      '',
    ].join('\n'),
  );
} finally {
  await single.close();
  await site.dispose();
}
