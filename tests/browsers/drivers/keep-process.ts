import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that ends at the latest with the run that started it. */
export interface KeptProcess {
  /** Whether it has ended, by itself or because it was stopped. */
  hasEnded: () => boolean;
  /** Everything it has written so far. */
  output: () => string;
  /**
   * Waits for a line of its output.
   * @returns what the first group of the pattern matched.
   * @throws if the program ends without such a line, with its output.
   */
  line: (pattern: RegExp) => Promise<string>;
  /** Ends it and all its children, and returns when they have ended. */
  stop: () => Promise<void>;
}

/**
 * A shell between this process and the program, connected by a pipe. However this process ends, the pipe closes, and
 * the shell then kills its whole process group. A signal to the browser alone could leave its child processes running.
 */
const KEEPER = '("$@" </dev/null; kill -KILL 0) & cat >/dev/null; kill -KILL 0';

/** Starts a program in a new process group. */
export function keepProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): KeptProcess {
  const keeper: ChildProcess = spawn('sh', ['-c', KEEPER, 'keeper', command, ...args], {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  let ended = false;
  const whenEnded = once(keeper, 'close').then(() => {
    ended = true;
  });
  const take = (chunk: Buffer) => {
    output += chunk.toString();
  };
  keeper.stdout?.on('data', take);
  keeper.stderr?.on('data', take);
  return {
    hasEnded: () => ended,
    output: () => output,
    line: async (pattern) => {
      const streams = [keeper.stdout, keeper.stderr];
      for (;;) {
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) return found;
        if (ended) throw new Error(`${command} ended:\n${output}`);
        await Promise.race([whenEnded, ...streams.map((stream) => stream && once(stream, 'data'))]);
      }
    },
    stop: async () => {
      keeper.stdin?.end();
      await whenEnded;
    },
  };
}
