import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Readiness } from './readiness';

/** How long the steps of stopping may take, in milliseconds. */
export interface StopRules {
  /** How long visitors are still served after readiness has ended, so that a load balancer notices. */
  delay: number;
  /** How long to wait for running requests after that. */
  limit: number;
}

/** How often to close idle connections, in milliseconds. Otherwise they would stay open until their time-out. */
const SWEEP_MS = 50;

/** Ends readiness, waits, then closes the server and finishes the running requests. */
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
