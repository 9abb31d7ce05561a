import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that lives no longer than the run that started it. */
export interface KeptProcess {
  /** Whether it has ended, by itself or stopped. */
  hasEnded: () => boolean;
  /** Everything it has written so far. */
  output: () => string;
  /**
   * Waits for a line of its output.
   * @returns what the first group of the pattern matched.
   * @throws when the program ends without having written it, with what it wrote.
   */
  line: (pattern: RegExp) => Promise<string>;
  /** Ends it and all its children, and returns when they have ended. */
  stop: () => Promise<void>;
}

/**
 * Stands between this process and the program, with a pipe from here: the pipe closes however this process ends, and
 * everything in the group goes then. Browsers have children of their own, which a signal to the browser may leave.
 */
const KEEPER = '("$@" </dev/null; kill -KILL 0) & cat >/dev/null; kill -KILL 0';

/** Starts a program in a group of its own. */
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
