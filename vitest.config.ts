import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'api',
      {
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
          // A machine with other work takes its time; a test that hangs still ends.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/contract/served-site.ts',
          environment: 'node',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'load',
          // One file at a time: each keeps both processors busy with processes of its own.
          include: ['tests/load/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
