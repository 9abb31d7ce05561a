import { availableParallelism, loadavg } from 'node:os';

/** Tells whoever waits what is going on. */
export interface Progress {
  /** Says what is done now; asked again while it lasts. */
  step(describe: () => string): void;
  /** Says the step again, after something has changed in it; not every time when it changes fast. */
  update(): void;
  /** Says one line of its own. */
  say(line: string): void;
  /** Nothing is waited for any more. */
  end(): void;
}

/** How often a step that lasts is said again, in milliseconds. */
const REPEAT_MS = 15_000;
/** A step that changes faster than this is not said each time, in milliseconds. */
const UPDATE_MS = 1000;
/** After this a start is slow, in milliseconds. */
const SLOW_MS = 60_000;

/** Why a start is slow, as far as it can be told, and how to see more. */
function slowLine(load: number | undefined, cores: number): string {
  const why =
    load !== undefined && load > cores
      ? `${load.toFixed(1)} programs share the ${cores} processor cores of this machine`
      : 'everything that was started still runs, and is waited for';
  return `This is slow: ${why}. LOG_LEVEL=debug shows more.`;
}

/**
 * Prints plain lines with the seconds since the start, such as `[12 s] Building: 3 of 8`.
 * @param load how many programs want to run, on average; 0 where the system does not tell.
 */
export function createProgress(
  write: (line: string) => void,
  load: () => number | undefined = () => loadavg()[0],
): Progress {
  const begin = Date.now();
  let describe: (() => string) | undefined;
  let isSlow = false;
  let saidAt = 0;
  const sayStep = () => {
    saidAt = Date.now();
    if (describe) write(`[${Math.round((saidAt - begin) / 1000)} s] ${describe()}`);
  };
  const repeat = setInterval(() => {
    sayStep();
    if (!describe || isSlow || Date.now() - begin < SLOW_MS) return;
    isSlow = true;
    write(slowLine(load(), availableParallelism()));
  }, REPEAT_MS);
  repeat.unref();
  return {
    step(next) {
      describe = next;
      sayStep();
    },
    update() {
      if (Date.now() - saidAt >= UPDATE_MS) sayStep();
    },
    say: write,
    end() {
      describe = undefined;
      clearInterval(repeat);
    },
  };
}
