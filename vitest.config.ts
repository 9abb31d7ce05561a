import { defineConfig } from 'vitest/config';
import { HANG_LIMIT_MS } from './packages/testing/src/hang-limit';
import { inlineScripts } from './shell/inline-scripts-plugin';

/** A machine with other work takes its time; a test that hangs still ends. */
const limits = { testTimeout: HANG_LIMIT_MS, hookTimeout: HANG_LIMIT_MS };

export default defineConfig({
  test: {
    projects: [
      'api',
      {
        plugins: [inlineScripts()],
        test: {
          name: 'unit',
          include: ['{packages/*,shell,mfe-*}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist*/**'],
          environment: 'node',
          maxWorkers: 2,
          // Test files leave nothing behind, and importing everything anew for each of them doubles the time.
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
          // One file at a time: each keeps both processors busy with processes of its own.
          include: ['tests/load/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          ...limits,
        },
      },
    ],
  },
});
