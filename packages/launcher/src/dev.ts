import { parseArgs } from 'node:util';
import { runUntilStopped } from './processes/run-until-stopped';
import { buildSite } from './site/build-site';

/**
 * `pnpm dev [module …] [--site <origin>] [--alone]`: runs the shell and the named modules (all by default) from their
 * sources with fast refresh. The other modules and the API are built here, or come from the running site given with
 * `--site`. With `--alone` each named module is shown on a page of its own, without the shell.
 */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { site: { type: 'string' }, alone: { type: 'boolean', default: false } },
  });
  if (values.site !== undefined && !/^https?:\/\/[^/]+$/.test(values.site)) {
    process.stderr.write(
      `--site must be an origin such as https://example.com, not "${values.site}".\n`,
    );
    return 2;
  }
  return runUntilStopped(async (launch, processes, progress) => {
    await buildSite(progress);
    // Imported only now, because it needs the results of the build.
    const { developModules } = await import('./development/develop-modules');
    return developModules({ names, ...values }, launch, processes, progress);
  });
}

// Exit at once: if it was stopped while starting, it would still wait for a part that never becomes ready.
process.exit(await main(process.argv.slice(2)));
