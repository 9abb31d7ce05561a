import { defineConfig, devices } from '@playwright/test';
import { HANG_LIMIT_MS } from '../packages/testing/src/hang-limit';
import { chromiumLaunch } from './chromium-launch';

const { SITE_URL: siteUrl, MUTATES: mutates, PLAYWRIGHT_JSON_OUTPUT_FILE: jsonFile } = process.env;

const smoke = /@smoke/;

/** What is not there after two minutes does not come: a release gate need not wait for a test's own limit to say so. */
const WAIT_LIMIT_MS = 120_000;

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

/** Every browser test. docs/testing.md says how to run which; with `SITE_URL` they run on a site that is there. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/failures',
  snapshotPathTemplate: '{testDir}/snapshots/{testFileName}/{arg}{ext}',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Generous, for busy machines. A test that passes does not get slower by it.
  timeout: HANG_LIMIT_MS,
  expect: { timeout: WAIT_LIMIT_MS },
  // All other tests change what is around their site, and need one of their own for that.
  ...(siteUrl ? { grep: smoke } : {}),
  ...(siteUrl && mutates !== '1' ? { grepInvert: /@mutates/ } : {}),
  reporter: [
    ['list'],
    ['html', { outputFolder: '../test-results/report', open: 'never' }],
    ...(jsonFile ? ([['json', { outputFile: jsonFile }]] as const) : []),
  ],
  use: {
    actionTimeout: WAIT_LIMIT_MS,
    screenshot: 'only-on-failure',
    // The moving parts of the home page keep a processor busy. Tests about motion turn it on themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // With a film of the page it costs a fifth of the processor's time, without it a twentieth.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: chromiumLaunch,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // One worker: each has a site of its own, and its start costs more than these few journeys.
    { name: 'phone', use: phone, grep: smoke, workers: 1 },
  ],
});
