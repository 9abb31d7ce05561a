import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  type BrowserName,
  howToInstall,
  missingPackages,
  NoBrowserError,
} from './installed-browsers';

/**
 * Installs missing browsers from Debian packages.
 * @throws {NoBrowserError} if this process may not install packages or the installation fails. The message says what
 * to do.
 */
export function ensureBrowsers(names: readonly BrowserName[]): void {
  const packages = missingPackages(names);
  if (packages.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', ...packages],
    ]) {
      spawnSync('apt-get', args, { env, stdio: 'inherit' });
    }
  }
  const missing = missingPackages(names);
  if (missing.length > 0) throw new NoBrowserError(howToInstall(missing));
}
