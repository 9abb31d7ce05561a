import { defineConfig } from '@playwright/test';

/** The few journeys that a release must pass on a composed site before visitors get it; `SITE_URL` says where it is. */
export default defineConfig({
  testDir: 'e2e/smoke',
  outputDir: '../test-results/smoke',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 30_000,
  globalTimeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.SITE_URL,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
