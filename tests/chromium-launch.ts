import { existsSync } from 'node:fs';

const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** How tests and measurements start Chromium: the one that `CHROMIUM_PATH` names, or one of Debian's. */
export const chromiumLaunch = {
  executablePath:
    process.env.CHROMIUM_PATH ?? DEBIANS.find((path) => existsSync(path)) ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};
