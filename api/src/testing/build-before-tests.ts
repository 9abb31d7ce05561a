import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the API once before the tests: some of them start the real process, and all begin with its empty database. */
export function setup(): void {
  execFileSync('pnpm', ['build'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
  });
}
