import { existsSync } from 'node:fs';
import { runCommand } from './run-command';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Thrown when there is no browser to test with, and none could be installed. */
export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH`, one that is installed, or Debian's, which is installed when this
 * runs as root.
 * @throws {NoBrowserError} with what to do.
 */
export async function ensureChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const find = () => CANDIDATES.find((path) => existsSync(path));
  const installed = find();
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await runCommand('apt-get', ['update', '-qq']);
    await runCommand('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const found = find();
  if (!found) {
    throw new NoBrowserError('No Chromium found. Install one, or name it in CHROMIUM_PATH.');
  }
  return found;
}
