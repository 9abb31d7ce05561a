import { type ChildProcess, spawn } from 'node:child_process';

export interface StartOptions {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
}

/** Processes that live and die together. */
export interface ProcessGroup {
  /** @throws once the group is stopping: nobody would stop what came later. */
  start(options: StartOptions): ChildProcess;
  /** Asks every process to stop, waits, and ends those that do not. */
  stop(): Promise<void>;
  /** Resolves with the name of the first process that ended by itself. */
  readonly firstExit: Promise<string>;
}

/** How long a process may take to finish what it is doing, in milliseconds. */
const GRACE_MS = 10_000;

/** Starts child processes whose output goes to ours. */
export function createProcessGroup(): ProcessGroup {
  const running = new Map<ChildProcess, Promise<void>>();
  let isStopping = false;
  let reportExit: (name: string) => void;
  const firstExit = new Promise<string>((resolve) => {
    reportExit = resolve;
  });

  return {
    firstExit,
    start({ name, command, args, cwd, env }) {
      if (isStopping) throw new Error(`${name} is not started: everything is stopping`);
      const child = spawn(command, args, {
        cwd,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const ended = new Promise<void>((resolve) => {
        child.once('error', () => resolve());
        child.once('exit', () => resolve());
      });
      running.set(child, ended);
      void ended.then(() => {
        running.delete(child);
        if (!isStopping) reportExit(name);
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
