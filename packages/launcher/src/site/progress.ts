import { availableParallelism, loadavg } from 'node:os';

/** Shows the user what is going on. */
export interface Progress {
  /** Shows the current step, and shows it again while it lasts. */
  step(describe: () => string): void;
  /** Shows the step again after a change; not every time if it changes quickly. */
  update(): void;
  /** Prints one line. */
  say(line: string): void;
  /** Stops showing the step. */
  end(): void;
}

/** How often a long step is shown again, in milliseconds. */
const REPEAT_MS = 15_000;
/** A step is not shown more often than this, in milliseconds. */
const UPDATE_MS = 1000;
/** After this time a start counts as slow, in milliseconds. */
const SLOW_MS = 60_000;

/** Says why a start is slow, as far as it can be known, and how to see more. */
function slowLine(load: number | undefined, cores: number): string {
  const why =
    load !== undefined && load > cores
      ? `${load.toFixed(1)} programs are sharing the ${cores} processor cores of this machine`
      : 'everything is still running, so it may just need more time';
  return `This is slow: ${why}. Set LOG_LEVEL=debug to see more.`;
}

/**
 * Prints plain lines with the seconds since the start, such as `[12 s] Building: 3 of 8`.
 * @param load how many programs are running on average; 0 if the system does not say.
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
