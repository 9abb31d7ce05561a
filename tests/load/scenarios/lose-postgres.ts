import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createApiProcess } from '../../fixtures/api/api-process';
import { queryServer } from '../../fixtures/api/lead-store';
import { sendRequest } from '../../fixtures/api/send-request';
import { startPostgresCluster } from '../fixtures/backing-services/postgres-cluster';
import { compareLeads, type LeadComparison } from '../fixtures/compare-leads';
import {
  newSubmissionLog,
  type SubmissionLog,
  submitContacts,
} from '../fixtures/contact-submitter';
import { errorShapeFaults } from '../fixtures/error-shape';

export interface PostgresLossResult extends LeadComparison {
  log: SubmissionLog;
  /** Milliseconds until the readiness probe reported the loss, and the return. */
  untilNotReady: number;
  untilReady: number;
  /** Number of submissions acknowledged before, during and after the loss. */
  acknowledged: { before: number; during: number; after: number };
  /** Number of answers to a reader during the loss, by status. */
  readerStatuses: Map<number, number>;
  readerFaults: string[];
  /** Whether the original process is still running. */
  sameProcess: boolean;
}

/** Longest wait for a change of readiness, in milliseconds. */
const LIMIT_MS = 120_000;

/**
 * Stops PostgreSQL under load and starts it again.
 * @param seconds of load before, during and after the loss, each.
 */
export async function losePostgres(
  programs: string,
  submitters: number,
  seconds: number,
): Promise<PostgresLossResult> {
  const cluster = await startPostgresCluster(programs);
  const api = await createApiProcess({ DATABASE_URL: cluster.url });
  const agent = new Agent({ keepAlive: true, maxSockets: submitters + 4 });
  const log = newSubmissionLog();
  let isOver = false;
  try {
    api.launch();
    await api.whenReady();
    const pid = api.pid();
    const crowd = Array.from({ length: submitters }, (_, visitor) =>
      submitContacts(agent, api.url, visitor, log, () => isOver),
    );
    await delay(seconds * 1000);
    const before = log.acknowledged.size;

    await cluster.crash();
    const untilNotReady = await untilReadiness(agent, api.url, 503);
    const atLoss = log.acknowledged.size;
    const reader = await readDuringLoss(agent, api.url, seconds);
    const during = log.acknowledged.size - atLoss;

    cluster.start();
    const untilReady = await untilReadiness(agent, api.url, 200);
    const atReturn = log.acknowledged.size;
    await delay(seconds * 1000);
    isOver = true;
    await Promise.all(crowd);

    const rows = await queryServer<{ id: string; message: string }>(
      cluster.url,
      'select id::text, message from contacts',
    );
    const after = log.acknowledged.size - atReturn;
    return {
      ...compareLeads(log.acknowledged, rows),
      ...reader,
      log,
      untilNotReady,
      untilReady,
      acknowledged: { before, during, after },
      sameProcess: pid !== undefined && api.pid() === pid,
    };
  } finally {
    isOver = true;
    await api.kill();
    agent.destroy();
    await cluster.dispose();
  }
}

/** Resolves with the milliseconds until the readiness probe answers with a status. */
async function untilReadiness(agent: Agent, url: string, status: number): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < LIMIT_MS) {
    const answer = await sendRequest({ url: `${url}/health/ready`, agent });
    if (answer.status === status) return performance.now() - start;
    await delay(20);
  }
  throw new Error(`Readiness did not turn ${status} within ${LIMIT_MS} ms`);
}

async function readDuringLoss(agent: Agent, url: string, seconds: number) {
  const readerStatuses = new Map<number, number>();
  const readerFaults: string[] = [];
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    for (const path of ['/services', '/health/ready']) {
      const answer = await sendRequest({ url: url + path, agent });
      readerStatuses.set(answer.status, (readerStatuses.get(answer.status) ?? 0) + 1);
      readerFaults.push(...errorShapeFaults(answer).map((fault) => `${path}: ${fault}`));
      if (answer.headers['retry-after'] === undefined) readerFaults.push(`${path}: no Retry-After`);
    }
    await delay(20);
  }
  return { readerStatuses, readerFaults };
}
