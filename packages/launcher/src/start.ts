import { parseArgs } from 'node:util';
import { runUntilStopped } from './processes/run-until-stopped';
import { buildSite } from './site/build-site';

/**
 * `pnpm start`: runs the whole site until it is stopped or one of its parts ends. `--build` first builds what has
 * changed; without it the existing build is used.
 */
const { values } = parseArgs({ options: { build: { type: 'boolean', default: false } } });
const code = await runUntilStopped(async (launch, processes, progress) => {
  if (values.build) await buildSite(progress);
  // Imported only now, because it needs the results of the build.
  const { startSite } = await import('./site/start-site');
  const url = await startSite(launch, processes, progress);
  return `The site is ready on ${url}`;
});
// Exit at once: if it was stopped while starting, it would still wait for a part that never becomes ready.
process.exit(code);
