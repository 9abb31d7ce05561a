import { existsSync } from 'node:fs';

const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** How tests and measurements start Chromium: the one at `CHROMIUM_PATH`, or one from a Debian package. */
export const chromiumLaunch = {
  executablePath:
    process.env.CHROMIUM_PATH ?? DEBIANS.find((path) => existsSync(path)) ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};
