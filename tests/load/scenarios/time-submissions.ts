import { Agent } from 'node:http';
import { createApiProcess } from '../../fixtures/api/api-process';
import type { LeadStore } from '../../fixtures/api/lead-store';
import {
  newSubmissionLog,
  type SubmissionLog,
  submitContacts,
} from '../fixtures/contact-submitter';

/** Submits contacts to one API process with the given settings for some seconds, and logs answers and times. */
export async function timeSubmissions(
  store: LeadStore,
  env: Readonly<Record<string, string>>,
  submitters: number,
  seconds: number,
): Promise<SubmissionLog> {
  const api = await createApiProcess({ ...store.env, ...env });
  const agent = new Agent({ keepAlive: true, maxSockets: submitters });
  const log = newSubmissionLog();
  try {
    api.launch();
    await api.whenReady();
    // The first calls of a process are slow, whatever its settings.
    const warmEnd = Date.now() + Math.min(seconds * 250, 2_000);
    await Promise.all(
      Array.from({ length: submitters }, (_, visitor) =>
        submitContacts(agent, api.url, visitor, newSubmissionLog(), () => Date.now() > warmEnd),
      ),
    );
    const end = Date.now() + seconds * 1000;
    await Promise.all(
      Array.from({ length: submitters }, (_, visitor) =>
        submitContacts(agent, api.url, visitor, log, () => Date.now() > end),
      ),
    );
    return log;
  } finally {
    await api.kill();
    agent.destroy();
  }
}
