import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { HANG_LIMIT_MS } from '../../packages/testing/src/hang-limit';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'browsers',
    include: ['*.test.ts'],
    globalSetup: ['start-sites.ts'],
    maxWorkers: 2,
    testTimeout: HANG_LIMIT_MS,
    hookTimeout: HANG_LIMIT_MS,
  },
});
