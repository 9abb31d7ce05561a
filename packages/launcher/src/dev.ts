import { parseArgs } from 'node:util';
import { runUntilStopped } from './processes/run-until-stopped';
import { buildSite } from './site/build-site';

/**
 * `pnpm dev [module …] [--site <origin>] [--alone]`: the shell and the named modules (all by default) from their sources
 * with fast refresh. The other modules and the API are those built here, or those of the running site that is named.
 * With `--alone` each named module stands on a page of its own, without the shell.
 */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { site: { type: 'string' }, alone: { type: 'boolean', default: false } },
  });
  if (values.site !== undefined && !/^https?:\/\/[^/]+$/.test(values.site)) {
    process.stderr.write(
      `--site takes an origin such as https://example.com, not "${values.site}".\n`,
    );
    return 2;
  }
  return runUntilStopped(async (launch, processes, progress) => {
    await buildSite(progress);
    // Only now: it imports what a build makes.
    const { developModules } = await import('./development/develop-modules');
    return developModules({ names, ...values }, launch, processes, progress);
  });
}

// Outright: stopped during the start, we would still wait for a part that does not come any more.
process.exit(await main(process.argv.slice(2)));
