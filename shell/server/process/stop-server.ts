import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Readiness } from './readiness';

/** How long the steps of a stop may take, in milliseconds. */
export interface StopRules {
  /** For how long visitors are still served after readiness has ended, so that a balancer hears of it. */
  delay: number;
  /** For how long the requests under way are waited for after that. */
  limit: number;
}

/** A kept connection whose last answer is sent would stay open until its time-out. */
const SWEEP_MS = 50;

/** Ends readiness, waits, then takes no more connections and finishes the requests under way. */
export async function stopServer(
  server: Server,
  readiness: Readiness,
  { delay, limit }: StopRules,
): Promise<void> {
  readiness.end();
  await wait(delay);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
