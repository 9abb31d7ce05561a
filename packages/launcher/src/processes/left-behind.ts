import { readdir, readFile } from 'node:fs/promises';

/** Variable that every process of a test run inherits, with the run's id. */
export const LEFT_BEHIND_VARIABLE = 'NORTHLOOP_TEST_RUN';

/** A process that is still running. */
export interface LeftProcess {
  pid: number;
  /** Its command line. */
  command: string;
}

/** How long a process may take to end after it was told to, in milliseconds. */
const END_LIMIT_MS = 5000;
const STEP_MS = 100;

/**
 * Finds other processes of a run by a variable in their environment, which they keep even if their parent has ended.
 * Reads /proc, so it finds nothing on systems other than Linux.
 */
export async function findLeftBehind(run: string): Promise<LeftProcess[]> {
  const mark = `${LEFT_BEHIND_VARIABLE}=${run}`;
  const entries = await readdir('/proc').catch(() => []);
  const found: LeftProcess[] = [];
  for (const entry of entries) {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || pid === process.pid) continue;
    try {
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
      if (!environment.split('\0').includes(mark)) continue;
      const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
      // A zombie, which has ended but whose parent has not noticed yet, has no command line.
      if (command !== '') found.push({ pid, command: command.trim() });
    } catch {
      // It has just ended, or it belongs to another user.
    }
  }
  return found;
}

/** Waits until no process of a run is left, for at most 5 s. @returns those that are still running. */
export async function waitUntilNoneLeft(run: string): Promise<LeftProcess[]> {
  const end = Date.now() + END_LIMIT_MS;
  for (;;) {
    const left = await findLeftBehind(run);
    if (left.length === 0 || Date.now() > end) return left;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
