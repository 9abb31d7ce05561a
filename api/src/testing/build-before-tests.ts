import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Builds the API once before the tests: some of them start the real process, and all use the empty database of the
 * build.
 */
export function setup(): void {
  // `pnpm test` has already built everything. Another build would overwrite files that its other tests are running, for
  // another version of Node.
  if (process.env.NORTHLOOP_TEST_RUN) return;
  execFileSync('pnpm', ['build'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
  });
}
