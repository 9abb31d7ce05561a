import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser that the journeys run in besides Chromium. */
export type BrowserName = 'firefox' | 'webkit';

/** What each browser needs: its programs, and the Debian packages that contain them. */
const NEEDS: Record<BrowserName, { programs: string[]; packages: string[] }> = {
  firefox: { programs: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** Every browser the journeys run in. */
export const browserNames = Object.keys(NEEDS) as BrowserName[];

/** Thrown if a browser is not installed. The message says how to install it. */
export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

const pathOf = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

/** Debian packages of these browsers that are missing on this machine. */
export const missingPackages = (names: readonly BrowserName[]): string[] =>
  names
    .filter((name) => NEEDS[name].programs.some((program) => !pathOf(program)))
    .flatMap((name) => NEEDS[name].packages);

/** Instructions for installing packages. */
export const howToInstall = (packages: readonly string[]): string =>
  `Not installed: ${packages.join(', ')}. On Debian: apt-get update && apt-get install -y ${packages.join(' ')}`;

/**
 * Path of one of a browser's programs.
 * @throws {NoBrowserError} if it is not installed.
 */
export function requireProgram(name: BrowserName, program: string): string {
  const path = pathOf(program);
  if (!path) throw new NoBrowserError(howToInstall(missingPackages([name])));
  return path;
}
