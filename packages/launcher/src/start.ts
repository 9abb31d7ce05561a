import { parseArgs } from 'node:util';
import { runUntilStopped } from './processes/run-until-stopped';
import { buildSite } from './site/build-site';

/**
 * `pnpm start`: the whole site, until it is told to stop or a part of it ends. With `--build` what has changed is built
 * first; without it the site runs as it was built.
 */
const { values } = parseArgs({ options: { build: { type: 'boolean', default: false } } });
const code = await runUntilStopped(async (launch, processes, progress) => {
  if (values.build) await buildSite(progress);
  // Only now: it imports what a build makes.
  const { startSite } = await import('./site/start-site');
  const url = await startSite(launch, processes, progress);
  return `The site is ready on ${url}`;
});
// Outright: stopped during the start, we would still wait for a part that does not come any more.
process.exit(code);
