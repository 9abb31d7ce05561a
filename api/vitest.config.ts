import { defineConfig } from 'vitest/config';
import { HANG_LIMIT_MS } from '../packages/testing/src/hang-limit.js';

export default defineConfig({
  // Said here as well as in tsconfig.json, which leaves out the tests.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  test: {
    name: 'api',
    globalSetup: ['src/testing/build-before-tests.ts'],
    include: ['src/**/*.test.ts'],
    // Each file opens databases of its own: more at a time only makes all of them wait.
    maxWorkers: 2,
    // Nothing here changes module state, and loading the framework anew costs seconds a file.
    isolate: false,
    testTimeout: HANG_LIMIT_MS,
    hookTimeout: HANG_LIMIT_MS,
  },
});
