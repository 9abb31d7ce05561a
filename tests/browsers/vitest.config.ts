import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'browsers',
    include: ['*.test.ts'],
    globalSetup: ['start-sites.ts'],
    maxWorkers: 2,
    // A journey waits in many places, each for as long as a slow machine takes.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
