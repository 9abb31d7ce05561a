import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { ContactResponse } from '@northloop/contracts';
import { type ApiProcess, createApiProcess } from '../../fixtures/api/api-process';
import type { LeadStore } from '../../fixtures/api/lead-store';
import { postJson } from '../../fixtures/api/send-request';
import {
  type MailFault,
  startUnreliableMailServer,
  type TakenMail,
} from '../fixtures/backing-services/unreliable-mail-server';

export interface NotifyOptions {
  store: LeadStore;
  leads: number;
  processes: number;
  /** Share of messages that fail, from 0 to 1. */
  failing: number;
  seed: number;
  /** How long to wait for the last reports, in seconds. */
  patienceSeconds: number;
}

export interface NotifyResult {
  /** Number of expected reports: each lead causes one to the agency and one to the visitor. */
  expected: number;
  faults: Map<MailFault, number>;
  /** Reports that the server never accepted. */
  missing: string[];
  /** Reports that were sent again although the server had acknowledged them. */
  repeated: string[];
  /** Number of second copies after a disconnect that hid the first success. They have the same Message-ID. */
  copiesAfterHangUp: number;
  /** Reports whose copies have different Message-IDs, so that mail systems would take them for new messages. */
  unrecognisable: string[];
  seconds: number;
}

const AGENCY = 'leads@northloop.example';

/** Settings that send mail to a server. */
export const mailEnvironment = (url: string): Record<string, string> => ({
  SMTP_URL: url,
  MAIL_FROM: 'Northloop <hello@northloop.example>',
  MAIL_TO: AGENCY,
  OUTBOX_RETRY_SECONDS: '1',
  OUTBOX_MAX_ATTEMPTS: '100',
});

const visitorOf = (lead: number): string => `visitor-${lead}@bakery.example`;

/** Sends leads to several API processes with one database and an unreliable mail server, and counts the mails. */
export async function notifyLeads(options: NotifyOptions): Promise<NotifyResult> {
  const { store, leads, failing, seed } = options;
  const mail = await startUnreliableMailServer(failing, seed);
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const apis: ApiProcess[] = [];
  for (let count = 0; count < options.processes; count += 1) {
    apis.push(await createApiProcess({ ...store.env, ...mailEnvironment(mail.url) }));
  }
  try {
    for (const api of apis) api.launch();
    await Promise.all(apis.map((api) => api.whenReady()));
    const begin = performance.now();
    await Promise.all(
      Array.from({ length: leads }, (_, lead) =>
        submit(agent, apis[lead % apis.length]?.url ?? '', lead),
      ),
    );
    await waitUntilSent(store, leads * 2, options.patienceSeconds);
    const seconds = (performance.now() - begin) / 1000;
    await Promise.all(apis.map((api) => api.stop()));
    return { ...judge(mail.taken, leads), expected: leads * 2, faults: mail.faults, seconds };
  } finally {
    await Promise.all(apis.map((api) => api.kill()));
    agent.destroy();
    await mail.close();
  }
}

async function submit(agent: Agent, url: string, lead: number): Promise<string> {
  const answer = await postJson(agent, `${url}/contact`, {
    name: 'Dana Whitfield',
    email: visitorOf(lead),
    message: `Lead number ${lead}`,
  });
  if (answer.status !== 201) throw new Error(`Lead ${lead} got ${answer.status}: ${answer.text}`);
  return (JSON.parse(answer.text) as ContactResponse).contactId;
}

/** Does not throw when time is up, because the list of missing reports says more. */
async function waitUntilSent(store: LeadStore, expected: number, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    const [row] = await store.query<{ sent: string }>(
      `select count(*) as sent from outbox where state = 'sent'`,
    );
    if (Number(row?.sent) >= expected) return;
    await delay(200);
  }
}

/** Identifies a report by its addresses. Mails to the agency have the visitor's address as reply-to. */
const reportOf = ({ recipient, replyTo }: TakenMail): string =>
  recipient === AGENCY
    ? `agency about ${/[^\s<]+@[^\s>]+/.exec(replyTo)?.[0]}`
    : `visitor ${recipient}`;

function judge(taken: readonly TakenMail[], leads: number) {
  const copiesOf = new Map<string, TakenMail[]>();
  for (const mail of taken) {
    copiesOf.set(reportOf(mail), [...(copiesOf.get(reportOf(mail)) ?? []), mail]);
  }
  const expected = Array.from({ length: leads }, (_, lead) => visitorOf(lead)).flatMap(
    (visitor) => [`agency about ${visitor}`, `visitor ${visitor}`],
  );
  const reports = [...copiesOf];
  return {
    missing: expected.filter((report) => !copiesOf.has(report)),
    repeated: reports
      .filter(([, copies]) => copies.slice(0, -1).some(({ acknowledged }) => acknowledged))
      .map(([report]) => report),
    copiesAfterHangUp: reports.reduce((sum, [, copies]) => sum + copies.length - 1, 0),
    unrecognisable: reports
      .filter(([, copies]) => new Set(copies.map(({ messageId }) => messageId)).size > 1)
      .map(([report]) => report),
  };
}
