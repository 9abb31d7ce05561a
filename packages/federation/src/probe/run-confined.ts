import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** Memory limit of a confined process, in megabytes. */
const MEMORY_MB = 512;

/** In Node 20 the permission model has a different flag. */
const PERMISSION_FLAG = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * The variables that Node needs if it is not installed in the usual place, and those that React reads. No others are
 * passed on.
 */
const confinedEnvironment = (): Record<string, string> => ({
  NODE_ENV: 'production',
  ...(process.env.LD_LIBRARY_PATH && { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH }),
});

/**
 * Runs untrusted code in Node: without our environment, with Node's permission model (it can read only the given
 * folders and write nothing; no child processes, threads or native code), and with limits on memory and processor time
 * that end it with a signal.
 * The operating system enforces the limit on processor time, so code cannot lift it, and it stops a loop at the same
 * point on an idle machine and on a busy one.
 * @param args arguments after `node`.
 * @param readable folders, by their real paths.
 * @param seconds of processor time.
 */
export function spawnConfined(
  args: readonly string[],
  { readable, seconds }: { readable: readonly string[]; seconds: number },
): ChildProcess {
  const node = [
    process.execPath,
    `--max-old-space-size=${MEMORY_MB}`,
    '--disable-warning=ExperimentalWarning',
    PERMISSION_FLAG,
    ...readable.map((folder) => `--allow-fs-read=${join(folder, '/')}`),
    ...args,
  ];
  // The shell is only there to set the limit and is replaced by Node. Windows has neither.
  const limited = ['/bin/sh', '-c', 'ulimit -t "$0" || true; exec "$@"', String(seconds), ...node];
  const [command = '', ...rest] = process.platform === 'win32' ? node : limited;
  return spawn(command, rest, {
    env: confinedEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
}
