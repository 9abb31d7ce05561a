import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { MockupResponse } from '@northloop/contracts';
import fc from 'fast-check';
import { type ApiProcess, createApiProcess } from '../../fixtures/api/api-process';
import { type Mailbox, newsletterToken, startMailbox } from '../../fixtures/api/mailbox';
import { postJson, type ReceivedAnswer, sendRequest } from '../../fixtures/api/send-request';
import { errorShapeFaults } from '../fixtures/error-shape';
import { type ApiOperation, apiOperations } from '../fixtures/hostile-requests/api-operations';
import {
  type HostileRequest,
  hostileRequests,
} from '../fixtures/hostile-requests/hostile-requests';

export interface HostileResult {
  operation: ApiOperation;
  sent: number;
  /** Number of answers by status. */
  statuses: Map<number, number>;
  /** Longest time that one request blocked the API's event loop, in milliseconds. */
  longestHold: number;
  /** Largest answer, in bytes. */
  largestAnswer: number;
  /** The smallest request that got a wrong answer, and that answer; undefined if there was none. */
  failure: string | undefined;
}

/** How long one request may block the event loop, in milliseconds. During that time no other request is served. */
const HOLD_LIMIT_MS = 50;

/** How often a request that blocked it longer is repeated. */
const REPEATS = 2;

/** Largest allowed answer, in bytes. Answers that grow with the request would make attacks cheap. */
const ANSWER_LIMIT_BYTES = 16 * 1024;

/** How long the mail with a token may take on a busy machine, in milliseconds. */
const MAIL_LIMIT_MS = 300_000;

/** Starts an API as the target of requests. Its data is not kept. */
export async function startTarget(): Promise<{
  api: ApiProcess;
  agent: Agent;
  operations: ApiOperation[];
  stop(): Promise<void>;
}> {
  const mailbox = await startMailbox();
  const api = await createApiProcess(
    {
      DATA_DIR: 'memory://',
      API_DOCS: '1',
      // High enough that every accepted draft is stored, so that storing is tested as well.
      MOCKUP_DAILY_BYTES: '1000000000',
      SITE_ORIGIN: 'https://northloop.example',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'hello@northloop.example',
      MAIL_TO: 'leads@northloop.example',
    },
    true,
  );
  const agent = new Agent({ keepAlive: true });
  api.launch();
  await api.whenReady();
  // The first question makes the process load the assistant's knowledge, which takes time.
  await postJson(agent, `${api.url}/chatbot/message`, { message: 'What services do you offer?' });
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

/** A real draft, because an invented one would not pass the checks for sharing. */
async function sampleMockup(agent: Agent, apiUrl: string): Promise<MockupResponse['mockup']> {
  const { text } = await postJson(agent, `${apiUrl}/mockup/generate`, {
    companyName: 'Elm Creek Bakery',
    description: 'Sourdough and cakes in Maple Grove since 1994.',
  });
  return (JSON.parse(text) as MockupResponse).mockup;
}

/** A real newsletter token, which can only be read from a mail. */
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

/** Adds a sample body to each operation with a field whose value cannot be made up. */
const withSamples = (
  operations: readonly ApiOperation[],
  samples: Readonly<Record<string, unknown>>,
): ApiOperation[] =>
  operations.map((operation) => {
    const known = Object.entries(samples).filter(([field]) => operation.body?.properties?.[field]);
    return known.length === 0 ? operation : { ...operation, sample: Object.fromEntries(known) };
  });

/**
 * Sends random and hostile requests for one operation over real HTTP, one after the other. Every answer must be small
 * and have a status below 500. Those from 400 up must be an `ApiErrorBody` without a stack trace. No request may block
 * the event loop for long.
 */
export async function sendHostileRequests(
  agent: Agent,
  api: ApiProcess,
  operation: ApiOperation,
  count: number,
  seed: number,
): Promise<HostileResult> {
  const statuses = new Map<number, number>();
  let sent = 0;
  let longestHold = 0;
  let largestAnswer = 0;
  // Resets the measurement, so that earlier work does not count.
  await api.longestHold();
  const property = fc.asyncProperty(hostileRequests(operation), async (request) => {
    const answer = await send(agent, api.url, request);
    let hold = await api.longestHold();
    // Repeat it: a request that really blocks the loop does so every time, unlike the collection of earlier garbage.
    for (let again = 0; hold > HOLD_LIMIT_MS && again < REPEATS; again += 1) {
      await send(agent, api.url, request);
      hold = Math.min(hold, await api.longestHold());
    }
    sent += 1;
    longestHold = Math.max(longestHold, hold);
    largestAnswer = Math.max(largestAnswer, bytesOf(answer));
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const faults = faultsOf(answer, hold);
    if (faults.length > 0) throw new Error(`${faults.join(', ')}: ${describe(request, answer)}`);
  });
  const details = await fc.check(property, { numRuns: count, seed });
  return {
    operation,
    sent,
    statuses,
    longestHold,
    largestAnswer,
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

const bytesOf = ({ text }: ReceivedAnswer): number => Buffer.byteLength(text);

function faultsOf(answer: ReceivedAnswer, hold: number): string[] {
  return [
    ...(answer.status >= 500 ? [`status ${answer.status}`] : []),
    ...(answer.status >= 400 ? errorShapeFaults(answer) : []),
    ...(bytesOf(answer) > ANSWER_LIMIT_BYTES ? [`${bytesOf(answer)} bytes`] : []),
    ...(hold > HOLD_LIMIT_MS ? [`held the event loop for ${hold.toFixed(0)} ms`] : []),
  ];
}

function describe(
  { method, path, headers, body }: HostileRequest,
  { text }: ReceivedAnswer,
): string {
  const head = JSON.stringify(headers);
  return `${method} ${path} ${head} ${body?.toString().slice(0, 2_000) ?? ''} → ${text.slice(0, 500)}`;
}
