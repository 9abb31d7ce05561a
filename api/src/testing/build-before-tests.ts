import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the API once before the tests: some of them start the real process, and all begin with its empty database. */
export function setup(): void {
  // `pnpm test` has built everything, and its other tests run what this would write anew for another version of Node.
  if (process.env.NORTHLOOP_TEST_RUN) return;
  execFileSync('pnpm', ['build'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
  });
}
