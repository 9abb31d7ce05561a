/**
 * Lets one call of an asynchronous function run at a time; calls made meanwhile do nothing. A disabled button comes
 * too late for a double click: both clicks happen before the page is drawn again.
 */
export function oneAtATime<Args extends unknown[]>(
  run: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  let isRunning = false;
  return async (...args) => {
    if (isRunning) return;
    isRunning = true;
    try {
      await run(...args);
    } finally {
      isRunning = false;
    }
  };
}
