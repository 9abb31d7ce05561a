import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** Memory that a confined process may take, in megabytes. */
const MEMORY_MB = 512;

/** Node 20 has the permission model under another name. */
const PERMISSION_FLAG = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** What Node needs where it is not installed in the usual place, and what React reads. Nothing else is anybody's business. */
const confinedEnvironment = (): Record<string, string> => ({
  NODE_ENV: 'production',
  ...(process.env.LD_LIBRARY_PATH && { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH }),
});

/**
 * Starts Node on code that is not ours: without our environment, with Node's permission model (it reads the folders that
 * are named and writes nothing; no child processes, no threads, no native code), and with limits on memory and on
 * processor time, which end it with a signal. The limit on processor time is the system's, which code cannot lift, and
 * stops a loop at the same point on a machine at rest and on a busy one.
 * @param args what follows `node`.
 * @param readable folders, by their real paths.
 * @param seconds of the processor.
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
  // The shell becomes Node. It is there for the limit alone, and Windows has neither.
  const limited = ['/bin/sh', '-c', 'ulimit -t "$0" || true; exec "$@"', String(seconds), ...node];
  const [command = '', ...rest] = process.platform === 'win32' ? node : limited;
  return spawn(command, rest, {
    env: confinedEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
}
