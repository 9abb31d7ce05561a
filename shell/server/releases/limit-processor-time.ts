import { Worker } from 'node:worker_threads';

/** How often the time is read, in milliseconds. */
const PERIOD_MS = 100;

/**
 * Has the system kill this process once it has used so much processor time: a loop without end stops at the same point
 * on a machine at rest and on one that hardly finds the time to run it, where a limit by the clock would stop work
 * that is well. Watched from a thread of its own, since the loop leaves none of the first one's time.
 * @param limit milliseconds
 */
export function limitProcessorTime(limit: number): void {
  new Worker(
    `setInterval(() => {
       const { user, system } = process.cpuUsage();
       if ((user + system) / 1000 > ${limit}) process.kill(process.pid, 'SIGKILL');
     }, ${PERIOD_MS});`,
    { eval: true },
  ).unref();
}
