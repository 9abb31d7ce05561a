import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { mulberry32 } from '@northloop/contracts/seeded-random';
import { type ApiProcess, createApiProcess } from '../../fixtures/api/api-process';
import type { LeadStore } from '../../fixtures/api/lead-store';
import { compareLeads, type LeadComparison } from '../fixtures/compare-leads';
import {
  newSubmissionLog,
  type SubmissionLog,
  submitContacts,
} from '../fixtures/contact-submitter';

export interface CrashOptions {
  store: LeadStore;
  submitters: number;
  seconds: number;
  /** How often the running API is killed. Every second time it is also killed once while it starts. */
  kills: number;
  /** Submissions that each API process must acknowledge before it is killed, however long that takes. */
  acknowledgedPerLife: number;
  /** Determines the moments of the kills. */
  seed: number;
}

export interface CrashResult extends LeadComparison {
  log: SubmissionLog;
  kills: number;
  /** How long submissions were sent. */
  seconds: number;
  /** Milliseconds from the last kill of each round to the first answer. */
  restarts: number[];
}

/** A process that is killed while it starts lives at most this long, in milliseconds. */
const START_KILL_MS = 600;

/** Kills the API repeatedly while many visitors submit, starts it a last time, and counts the leads in the database. */
export async function crashContacts(options: CrashOptions): Promise<CrashResult> {
  const { store, submitters, seconds } = options;
  const api = await createApiProcess(store.env);
  const agent = new Agent({ keepAlive: true, maxSockets: submitters });
  const log = newSubmissionLog();
  let isOver = false;
  try {
    api.launch();
    await api.whenReady();
    const begin = Date.now();
    const crowd = Array.from({ length: submitters }, (_, visitor) =>
      submitContacts(agent, api.url, visitor, log, () => isOver),
    );
    const { kills, restarts } = await killRepeatedly(api, log, options);
    await delay(Math.max(begin + seconds * 1000 - Date.now(), 0));
    isOver = true;
    await Promise.all(crowd);
    const submitted = (Date.now() - begin) / 1000;

    await api.kill();
    api.launch();
    await api.whenReady();
    await api.stop();
    const rows = await store.query<{ id: string; message: string }>(
      'select id::text, message from contacts',
    );
    return {
      ...compareLeads(log.acknowledged, rows),
      log,
      kills: kills + 1,
      seconds: submitted,
      restarts,
    };
  } finally {
    isOver = true;
    await api.kill();
    agent.destroy();
  }
}

/** The run fails if a process has not acknowledged enough submissions after this time, in milliseconds. */
const LIFE_LIMIT_MS = 300_000;

async function killRepeatedly(
  api: ApiProcess,
  log: SubmissionLog,
  { seconds, kills, acknowledgedPerLife, seed }: CrashOptions,
): Promise<{ kills: number; restarts: number[] }> {
  const random = mulberry32(seed);
  const start = Date.now();
  const restarts: number[] = [];
  let done = 0;
  const liveUntil = async (due: number): Promise<void> => {
    const enough = log.acknowledged.size + acknowledgedPerLife;
    const deadline = Date.now() + LIFE_LIMIT_MS;
    while (Date.now() < due || log.acknowledged.size < enough) {
      if (Date.now() > deadline && Date.now() > due) throw new Error('The API serves nobody');
      await delay(10);
    }
  };
  for (let turn = 1; turn <= kills; turn += 1) {
    await liveUntil(start + ((turn - random() / 2) / (kills + 0.5)) * seconds * 1000);
    await api.kill();
    done += 1;
    if (turn % 2 === 0) {
      api.launch();
      await delay(random() * START_KILL_MS);
      await api.kill();
      done += 1;
    }
    const begin = performance.now();
    api.launch();
    await api.whenReady();
    restarts.push(performance.now() - begin);
  }
  await liveUntil(Date.now());
  return { kills: done, restarts };
}
