import { createProcessGroup, type ProcessGroup } from './process-group';

/**
 * Starts processes, says so, and keeps them until the user stops us or one of them ends by itself.
 * @param start starts everything in the group it is given; resolves with the line to show when all is ready.
 * @returns the exit code: 0 when stopped by the user.
 */
export async function runUntilStopped(
  start: (processes: ProcessGroup) => Promise<string>,
): Promise<number> {
  const processes = createProcessGroup();
  const stopped = new Promise<null>((resolve) => {
    process.once('SIGINT', () => resolve(null));
    process.once('SIGTERM', () => resolve(null));
  });
  const exited = processes.firstExit.then((name) => {
    throw new Error(`${name} ended unexpectedly`);
  });
  try {
    const ready = await Promise.race([start(processes), stopped, exited]);
    if (ready !== null) {
      process.stdout.write(`\n  ${ready}\n  Stop it with Ctrl+C.\n\n`);
      await Promise.race([stopped, exited]);
    }
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}; stopping.\n`);
    return 1;
  } finally {
    await processes.stop();
  }
}
