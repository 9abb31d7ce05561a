import { readdir, readFile } from 'node:fs/promises';

/** Variable that every process of a test run inherits, with the run's id. */
export const LEFT_BEHIND_VARIABLE = 'NORTHLOOP_TEST_RUN';

/** A process that still runs. */
export interface LeftProcess {
  pid: number;
  /** Its command line. */
  command: string;
}

/** Longest that a process which was told to end may take for it, in milliseconds. */
const END_LIMIT_MS = 5000;
const STEP_MS = 100;

/**
 * Other processes of a run, told by their environment. Nobody else's processes carry it, whoever their parent is now.
 * Needs /proc, which Linux has; elsewhere there are none to be found.
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
      // A process that has ended and waits for its parent to notice has no command line any more.
      if (command !== '') found.push({ pid, command: command.trim() });
    } catch {
      // It ended between the two looks, or belongs to somebody else.
    }
  }
  return found;
}

/** Waits until no process of a run is left, for 5 s at the most. @returns those that still run then. */
export async function waitUntilNoneLeft(run: string): Promise<LeftProcess[]> {
  const end = Date.now() + END_LIMIT_MS;
  for (;;) {
    const left = await findLeftBehind(run);
    if (left.length === 0 || Date.now() > end) return left;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
