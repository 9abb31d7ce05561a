import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerStore, type LeadStore } from '../fixtures/api/lead-store';
import { startHungMailServer } from './fixtures/backing-services/unreliable-mail-server';
import { mailEnvironment, notifyLeads } from './scenarios/notify-leads';
import { timeSubmissions } from './scenarios/time-submissions';

/** The API gives up an attempt after fifteen seconds. A submission that waits for a silent server takes longer. */
const ATTEMPT_LIMIT_MS = 15_000;

const servers = [await createServerStore()].filter((store) => store !== undefined);

describe.each(servers)('reports on $name', (store: LeadStore) => {
  let hung: { url: string; close(): Promise<void> };
  beforeAll(async () => {
    hung = await startHungMailServer();
  });
  afterAll(async () => {
    await hung.close();
    await store.dispose();
  });

  it('reach agency and visitor once from two processes, over a mail server that fails', async () => {
    const result = await notifyLeads({
      store,
      leads: 30,
      processes: 2,
      failing: 0.25,
      seed: 3,
      patienceSeconds: 300,
    });
    expect(result.faults.size).toBeGreaterThan(2);
    expect(result.missing).toEqual([]);
    expect(result.repeated).toEqual([]);
    expect(result.unrecognisable).toEqual([]);
    const hiddenSuccesses = result.faults.get('takes the message and hangs up') ?? 0;
    expect(result.copiesAfterHangUp).toBeLessThanOrEqual(hiddenSuccesses);
  });

  it('do not keep submissions waiting when the mail server hangs', async () => {
    const log = await timeSubmissions(
      store,
      mailEnvironment(`${hung.url}?greetingTimeout=60000`),
      10,
      2,
    );
    expect(log.wrong).toEqual([]);
    expect(log.latencies.length).toBeGreaterThan(20);
    expect(Math.max(...log.latencies)).toBeLessThan(ATTEMPT_LIMIT_MS);
    const [waiting] = await store.query<{ count: string }>(
      `select count(*) from outbox where state = 'waiting'`,
    );
    expect(Number(waiting?.count)).toBeGreaterThan(0);
  });
});
