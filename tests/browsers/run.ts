import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBrowsers } from './ensure-browsers';
import {
  type BrowserName,
  browserNames,
  howToInstall,
  missingPackages,
  NoBrowserError,
} from './installed-browsers';

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** How this ends when a browser is not installed, to be told from a journey that failed. */
const NO_BROWSER = 3;

/**
 * `pnpm e2e:browsers [--install] [firefox] [webkit] [arguments of vitest]`: the journeys of `journeys.ts` in browsers
 * that are not Chromium, on the built site or on the one that `SITE_URL` names.
 */
function main(args: readonly string[]): number {
  const named = browserNames.filter((name) => args.includes(name));
  const names: readonly BrowserName[] = named.length > 0 ? named : browserNames;
  try {
    if (args.includes('--install')) ensureBrowsers(names);
    const missing = missingPackages(names);
    if (missing.length > 0) throw new NoBrowserError(howToInstall(missing));
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return NO_BROWSER;
  }
  const { status } = spawnSync(
    pathTo('../../node_modules/.bin/vitest'),
    [
      ...['run', '--config', pathTo('vitest.config.ts')],
      ...args.filter((argument) => argument !== '--install'),
    ],
    { stdio: 'inherit' },
  );
  return status ?? 1;
}

process.exitCode = main(process.argv.slice(2));
