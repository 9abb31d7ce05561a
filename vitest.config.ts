import { defineConfig } from 'vitest/config';
import { HANG_LIMIT_MS } from './packages/testing/src/hang-limit';
import { inlineScripts } from './shell/inline-scripts-plugin';

/** Generous, because a busy machine is slow. They only end tests that hang. */
const limits = { testTimeout: HANG_LIMIT_MS, hookTimeout: HANG_LIMIT_MS };

export default defineConfig({
  test: {
    projects: [
      'api',
      {
        plugins: [inlineScripts()],
        test: {
          name: 'unit',
          include: [
            '{packages/*,shell,mfe-*}/**/*.test.{ts,tsx}',
            // Whoever judges answers is judged first.
            'tests/chat-eval/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist*/**', 'tests/**/*.long.test.ts'],
          environment: 'node',
          maxWorkers: 2,
          // Test files clean up after themselves, and importing everything again for each would double the time.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          ...limits,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/contract/served-site.ts',
          environment: 'node',
          maxWorkers: 2,
          ...limits,
        },
      },
      {
        test: {
          name: 'load',
          // One file at a time: each starts enough processes to keep both cores busy.
          include: ['tests/load/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts', 'tests/chat-eval/**/*.long.test.ts'],
          environment: 'node',
          fileParallelism: false,
          ...limits,
        },
      },
    ],
  },
});
