import { existsSync } from 'node:fs';
import { runCommand } from '../processes/run-command';

/** Opens no windows and uses half the processor time of a full Chromium. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const CANDIDATES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Thrown if there is no browser to test with and none could be installed. */
export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

/** Whether we are root on Debian or a relative of it. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH`, or Debian's headless shell, which is installed if this runs as
 * root, or another installed one.
 * @throws {NoBrowserError} with what to do.
 */
export async function ensureChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!existsSync(HEADLESS_SHELL) && mayInstall()) {
    await runCommand('apt-get', ['update', '-qq']);
    await runCommand(
      'apt-get',
      // The fonts are for characters that the site's own fonts lack. Debian's other recommendations are for a
      // desktop.
      'install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation'.split(' '),
      { env: { DEBIAN_FRONTEND: 'noninteractive' } },
    );
  }
  const found = CANDIDATES.find((path) => existsSync(path));
  if (!found) {
    throw new NoBrowserError('No Chromium found. Install it, or set CHROMIUM_PATH to its path.');
  }
  return found;
}
