import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { MockupResponse } from '@northloop/contracts';
import fc from 'fast-check';
import { type ApiOperation, apiOperations } from '../fixtures/api-operations';
import { type ApiProcess, createApiProcess } from '../fixtures/api-process';
import { errorShapeFaults } from '../fixtures/error-shape';
import { type HostileRequest, hostileRequests } from '../fixtures/hostile-requests';
import { type Mailbox, newsletterToken, startMailbox } from '../fixtures/mailbox';
import { postJson, type ReceivedAnswer, sendRequest } from '../fixtures/send-request';

export interface HostileResult {
  operation: ApiOperation;
  sent: number;
  /** Number of answers by status. */
  statuses: Map<number, number>;
  /** Longest answer, in milliseconds. */
  slowest: number;
  /** The smallest request that was answered wrongly, and how; undefined when none was. */
  failure: string | undefined;
}

/** Above this an answer counts as a fault: a body that keeps the server busy is an attack that works. */
const SLOWEST_MS = 5_000;

/** How long the mail with a token may take on a busy machine. */
const MAIL_LIMIT_MS = 30_000;

/** An API to throw requests at. Nothing is kept. */
export async function startTarget(): Promise<{
  api: ApiProcess;
  agent: Agent;
  operations: ApiOperation[];
  stop(): Promise<void>;
}> {
  const mailbox = await startMailbox();
  const api = await createApiProcess({
    DATA_DIR: 'memory://',
    SITE_ORIGIN: 'https://northloop.example',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'hello@northloop.example',
    MAIL_TO: 'leads@northloop.example',
  });
  const agent = new Agent({ keepAlive: true });
  api.launch();
  await api.whenReady();
  const samples = {
    mockup: await sampleMockup(agent, api.url),
    token: await sampleToken(agent, api.url, mailbox),
  };
  return {
    api,
    agent,
    operations: withSamples(await apiOperations(agent, api.url), samples),
    stop: async () => {
      await api.kill();
      agent.destroy();
      await mailbox.close();
    },
  };
}

/** A draft is shared in whole: only a real one gets past the checks. */
async function sampleMockup(agent: Agent, apiUrl: string): Promise<MockupResponse['mockup']> {
  const { text } = await postJson(agent, `${apiUrl}/mockup/generate`, {
    companyName: 'Elm Creek Bakery',
    description: 'Sourdough and cakes in Maple Grove since 1994.',
  });
  return (JSON.parse(text) as MockupResponse).mockup;
}

/** The newsletter's tokens come by mail alone. */
async function sampleToken(agent: Agent, apiUrl: string, { mails }: Mailbox): Promise<string> {
  await postJson(agent, `${apiUrl}/newsletter`, { email: 'reader@bakery.example' });
  const deadline = Date.now() + MAIL_LIMIT_MS;
  while (Date.now() < deadline) {
    const token = mails.map(newsletterToken).find((found) => found !== undefined);
    if (token !== undefined) return token;
    await delay(50);
  }
  throw new Error('The newsletter sent no mail');
}

/** Gives each operation whose body has a field that cannot be made up a body with a real one. */
const withSamples = (
  operations: readonly ApiOperation[],
  samples: Readonly<Record<string, unknown>>,
): ApiOperation[] =>
  operations.map((operation) => {
    const known = Object.entries(samples).filter(([field]) => operation.body?.properties?.[field]);
    return known.length === 0 ? operation : { ...operation, sample: Object.fromEntries(known) };
  });

/**
 * Sends random and hostile requests for one operation over real HTTP. Every answer must be below 500, and one of 400 or
 * above must be an `ApiErrorBody` without a stack trace.
 */
export async function sendHostileRequests(
  agent: Agent,
  apiUrl: string,
  operation: ApiOperation,
  count: number,
  seed: number,
): Promise<HostileResult> {
  const statuses = new Map<number, number>();
  let sent = 0;
  let slowest = 0;
  const property = fc.asyncProperty(hostileRequests(operation), async (request) => {
    const start = performance.now();
    const answer = await send(agent, apiUrl, request);
    const ms = performance.now() - start;
    sent += 1;
    slowest = Math.max(slowest, ms);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const faults = faultsOf(answer, ms);
    if (faults.length > 0) throw new Error(`${faults.join(', ')}: ${describe(request, answer)}`);
  });
  const details = await fc.check(property, { numRuns: count, seed });
  return {
    operation,
    sent,
    statuses,
    slowest,
    failure: details.failed
      ? `${String(details.errorInstance)} (seed ${seed}, path ${details.counterexamplePath})`
      : undefined,
  };
}

function send(agent: Agent, apiUrl: string, request: HostileRequest): Promise<ReceivedAnswer> {
  const { method, headers, body } = request;
  return sendRequest({
    url: new URL(apiUrl).origin + request.path,
    method,
    headers,
    agent,
    ...(body && { body }),
  });
}

function faultsOf(answer: ReceivedAnswer, ms: number): string[] {
  return [
    ...(answer.status >= 500 ? [`status ${answer.status}`] : []),
    ...(answer.status >= 400 ? errorShapeFaults(answer) : []),
    ...(ms > SLOWEST_MS ? [`took ${Math.round(ms)} ms`] : []),
  ];
}

function describe(
  { method, path, headers, body }: HostileRequest,
  { text }: ReceivedAnswer,
): string {
  const head = JSON.stringify(headers);
  return `${method} ${path} ${head} ${body?.toString().slice(0, 2_000) ?? ''} → ${text.slice(0, 500)}`;
}
