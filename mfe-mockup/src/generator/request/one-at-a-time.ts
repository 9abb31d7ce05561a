/**
 * Runs only one call of an asynchronous function at a time and ignores further calls meanwhile. Disabling the button is
 * not enough against a double click: both clicks happen before the next render.
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
