import { fileURLToPath } from 'node:url';
import { parseCLI, startVitest } from 'vitest/node';
import { ensureBrowsers } from './install/ensure-browsers';
import {
  type BrowserName,
  browserNames,
  howToInstall,
  missingPackages,
  NoBrowserError,
} from './install/installed-browsers';

const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url));

/** Exit code if a browser is not installed, different from that of a failed journey. */
const NO_BROWSER = 3;

/**
 * `pnpm e2e:browsers [--install] [firefox] [webkit] [arguments of vitest]`: runs the journeys of `journeys.ts` in
 * browsers other than Chromium, on the built site or on the one at `SITE_URL`.
 */
async function main(args: readonly string[]): Promise<void> {
  const named = browserNames.filter((name) => args.includes(name));
  const names: readonly BrowserName[] = named.length > 0 ? named : browserNames;
  try {
    if (args.includes('--install')) ensureBrowsers(names);
    const missing = missingPackages(names);
    if (missing.length > 0) throw new NoBrowserError(howToInstall(missing));
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = NO_BROWSER;
    return;
  }
  const { filter, options } = parseCLI([
    ...['vitest', 'run'],
    ...args.filter((argument) => argument !== '--install'),
  ]);
  const vitest = await startVitest('test', filter, { ...options, config });
  await vitest.close();
}

await main(process.argv.slice(2));
