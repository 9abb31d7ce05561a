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
        },
      },
      {
        test: {
          name: 'contract',
          // Alone: it plants files into the sources that the others read.
          sequence: { groupOrder: 1 },
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/contract/served-site.ts',
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'load',
          // Alone: each file keeps both processors busy with processes of its own.
          sequence: { groupOrder: 2 },
          include: ['tests/load/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
