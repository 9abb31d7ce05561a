import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { keepLastLines } from '../site/last-lines';

export interface StartOptions {
  name: string;
  /** Arguments after `node`: a script and its own arguments. */
  args: readonly string[];
  cwd: string;
  /** Its whole environment; it gets nothing from ours. */
  env: Readonly<Record<string, string | undefined>>;
}

/** A process that ended by itself, and how it ended. */
export interface UnexpectedEnd {
  name: string;
  /** Such as `code 1` or `SIGKILL`. */
  how: string;
  /** The last lines of its output, each with its line end; empty if there are none. */
  lastLines: string;
}

/** Processes that start and stop together. */
export interface ProcessGroup {
  /** @throws if the group is already stopping: nothing would stop the new process. */
  start(options: StartOptions): ChildProcess;
  /** Asks every process to stop, waits, and kills those that do not. */
  stop(): Promise<void>;
  /** Resolves with the first process that ended by itself. */
  readonly firstExit: Promise<UnexpectedEnd>;
}

/** How long a process may take to finish what it is doing, in milliseconds. */
const GRACE_MS = 10_000;

/** How long the last output of an ended process may take to arrive, in milliseconds. */
const LAST_WORDS_MS = 500;

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

/**
 * Starts Node processes that end together with this one, even if it is killed.
 * @param show gets each line that a process writes.
 */
export function createProcessGroup(show: (name: string, line: string) => void): ProcessGroup {
  const running = new Map<ChildProcess, Promise<void>>();
  let isStopping = false;
  let reportExit: (end: UnexpectedEnd) => void;
  const firstExit = new Promise<UnexpectedEnd>((resolve) => {
    reportExit = resolve;
  });

  return {
    firstExit,
    start({ name, args, cwd, env }) {
      if (isStopping) throw new Error(`${name} was not started, because everything is stopping`);
      const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
        cwd,
        env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      const last = keepLastLines();
      for (const input of [child.stdout, child.stderr]) {
        if (!input) continue;
        createInterface({ input }).on('line', (line) => {
          last.add(line);
          show(name, line);
        });
      }
      const closed = once(child, 'close').catch(() => undefined);
      const ended = new Promise<string>((resolve) => {
        child.once('error', (error) => resolve(error.message));
        child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
      });
      running.set(
        child,
        ended.then(() => undefined),
      );
      void ended.then(async (how) => {
        running.delete(child);
        if (isStopping) return;
        await Promise.race([
          closed,
          new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS).unref()),
        ]);
        reportExit({ name, how, lastLines: last.text() });
      });
      return child;
    },
    async stop() {
      isStopping = true;
      const ends = [...running.values()];
      for (const child of running.keys()) child.kill('SIGTERM');
      const timer = setTimeout(() => {
        for (const child of running.keys()) child.kill('SIGKILL');
      }, GRACE_MS);
      await Promise.all(ends);
      clearTimeout(timer);
    },
  };
}
