import { defineConfig, devices } from '@playwright/test';
import { HANG_LIMIT_MS } from '../packages/testing/src/hang-limit';
import { chromiumLaunch } from './chromium-launch';

const { SITE_URL: siteUrl, MUTATES: mutates, PLAYWRIGHT_JSON_OUTPUT_FILE: jsonFile } = process.env;

const smoke = /@smoke/;

/** Longest wait for an expected state. Shorter than a test's limit, so that the release gate fails sooner. */
const WAIT_LIMIT_MS = 120_000;

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

/** All browser tests. docs/testing.md explains how to run them. With `SITE_URL` they test a site that is running. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/failures',
  snapshotPathTemplate: '{testDir}/snapshots/{testFileName}/{arg}{ext}',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Generous, for busy machines. Tests that pass do not become slower.
  timeout: HANG_LIMIT_MS,
  expect: { timeout: WAIT_LIMIT_MS },
  // The other tests change the environment of their site, so they must start it themselves.
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
    // The animations of the home page keep a core busy. Tests about motion turn them on themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // With screenshots, tracing costs a fifth of the processor time; without them, a twentieth.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: chromiumLaunch,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // One worker: each starts its own site, which takes longer than these few journeys.
    { name: 'phone', use: phone, grep: smoke, workers: 1 },
  ],
});
