import { type Launch, readLaunch } from '../launch';
import { lineForPeople } from '../site/line-for-people';
import { createProgress, type Progress } from '../site/progress';
import { createProcessGroup, type ProcessGroup } from './process-group';

/** How often we look whether the command that started us is still there, in milliseconds. */
const PARENT_LOOK_MS = 1000;

/**
 * Resolves when this process should end: on a signal, or when the package manager that runs it is gone and could not
 * pass a signal on. The end of the terminal's shell is no reason to stop: the site may keep running without one.
 */
function whenToldToStop(): Promise<null> {
  return new Promise((resolve) => {
    const stop = () => resolve(null);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
    if (!process.env.npm_lifecycle_event) return;
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) stop();
    }, PARENT_LOOK_MS).unref();
  });
}

/**
 * Starts processes and keeps them running until the user stops them or one of them ends by itself.
 * @param start starts everything in the group it gets, with the settings it gets, and resolves with the line to show when all is ready.
 * @returns the exit code: 0 if the user stopped it.
 */
export async function runUntilStopped(
  start: (launch: Launch, processes: ProcessGroup, progress: Progress) => Promise<string>,
): Promise<number> {
  let launch: Launch;
  try {
    launch = readLaunch(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
  const format = launch.settings.LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json');
  // If standard output carries JSON, nothing else may appear there.
  const own = format === 'text' ? process.stdout : process.stderr;
  const progress = createProgress((line) => own.write(`${line}\n`));
  const processes = createProcessGroup((name, line) => {
    process.stdout.write(`${format === 'text' ? lineForPeople(name, line) : line}\n`);
  });
  const stopped = whenToldToStop();
  const exited = processes.firstExit.then(({ name, how, lastLines }) => {
    const said = lastLines && `Its last lines:\n${lastLines}`;
    throw new Error(`The ${name} ended unexpectedly (${how}). ${said}Everything else was stopped.`);
  });
  try {
    const ready = await Promise.race([start(launch, processes, progress), stopped, exited]);
    if (ready !== null) {
      progress.end();
      own.write(`\n  ${ready}\n  Stop it with Ctrl+C.\n\n`);
      await Promise.race([stopped, exited]);
    }
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    progress.end();
    await processes.stop();
  }
}
