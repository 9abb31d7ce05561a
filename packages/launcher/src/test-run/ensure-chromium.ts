import { existsSync } from 'node:fs';
import { runCommand } from '../processes/run-command';

/** Half the processor time of a whole Chromium, whose windows nobody looks at. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const CANDIDATES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Thrown when there is no browser to test with, and none could be installed. */
export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

/** Whether we are root on Debian or a relative of it. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH`, else Debian's headless shell, which is installed when this runs as
 * root, else another one that is installed.
 * @throws {NoBrowserError} with what to do.
 */
export async function ensureChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!existsSync(HEADLESS_SHELL) && mayInstall()) {
    await runCommand('apt-get', ['update', '-qq']);
    await runCommand(
      'apt-get',
      // The fonts are for what the site's own lack; the rest that Debian recommends is for a desktop.
      'install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation'.split(' '),
      { env: { DEBIAN_FRONTEND: 'noninteractive' } },
    );
  }
  const found = CANDIDATES.find((path) => existsSync(path));
  if (!found) {
    throw new NoBrowserError('No Chromium found. Install one, or name it in CHROMIUM_PATH.');
  }
  return found;
}
