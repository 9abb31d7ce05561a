import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { keepLastLines } from '../site/last-lines';

export interface StartOptions {
  name: string;
  /** What follows `node`: a script and its arguments. */
  args: readonly string[];
  cwd: string;
  /** All that it gets: nothing of our own environment comes with it. */
  env: Readonly<Record<string, string | undefined>>;
}

/** A process that ended by itself, and how. */
export interface UnexpectedEnd {
  name: string;
  /** Such as `code 1` or `SIGKILL`. */
  how: string;
  /** The last lines that it wrote, each with its line end; empty when it wrote none. */
  lastLines: string;
}

/** Processes that live and die together. */
export interface ProcessGroup {
  /** @throws once the group is stopping: nobody would stop what came later. */
  start(options: StartOptions): ChildProcess;
  /** Asks every process to stop, waits, and ends those that do not. */
  stop(): Promise<void>;
  /** Resolves with the first process that ended by itself. */
  readonly firstExit: Promise<UnexpectedEnd>;
}

/** How long a process may take to finish what it is doing, in milliseconds. */
const GRACE_MS = 10_000;

/** How long the last words of a process that has ended may take to arrive, in milliseconds. */
const LAST_WORDS_MS = 500;

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

/**
 * Starts Node processes that end with us, even when we are killed.
 * @param show takes each line that a process writes.
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
      if (isStopping) throw new Error(`${name} is not started: everything is stopping`);
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
