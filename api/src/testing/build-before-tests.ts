import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Compiles the API once before the tests, because some of them start the real process. */
export function setup(): void {
  execFileSync('npx', ['tsc', '-b'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
  });
}
