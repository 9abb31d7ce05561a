import { Agent } from 'node:http';
import { eventually } from '@northloop/testing/eventually';
import { freePort } from '@northloop/testing/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJson, sendRequest } from '../../fixtures/api/send-request';
import { type RunningSite, startSite } from '../../fixtures/site/start-site';

/** Headers with which a visitor may pretend to be another one, or try to have the real address dropped on the way. */
const CLAIMS: readonly Record<string, string>[] = [
  {},
  { 'x-forwarded-for': '203.0.113.1' },
  { 'x-forwarded-for': '203.0.113.2' },
  { 'x-forwarded-for': '203.0.113.3, 127.0.0.1, 10.0.0.1' },
  { 'x-forwarded-for': '"x", , unknown, 203.0.113.4:80' },
  { 'x-forwarded-for': '203.0.113.5', connection: 'close, x-forwarded-for' },
  { connection: 'keep-alive, X-Forwarded-For' },
  { forwarded: 'for=203.0.113.6' },
  { 'x-real-ip': '203.0.113.7' },
  {
    'x-client-ip': '203.0.113.8',
    'true-client-ip': '203.0.113.8',
    'cf-connecting-ip': '203.0.113.8',
  },
];

const LIMIT = 2;

const agent = new Agent({ keepAlive: true });

/** Sends the newsletter form once with each set of headers and returns the answers. */
async function subscribe(
  site: RunningSite,
  claims: readonly Record<string, string>[],
): Promise<number[]> {
  const statuses: number[] = [];
  for (const claim of claims) {
    const body = { email: 'reader@bakery.example' };
    statuses.push((await postJson(agent, `${site.url}/api/newsletter`, body, claim)).status);
  }
  return statuses;
}

afterAll(() => agent.destroy());

describe('the API behind the site', () => {
  let site: RunningSite;
  let apiUrl: string;
  beforeAll(async () => {
    const apiPort = await freePort();
    apiUrl = `http://127.0.0.1:${apiPort}/api`;
    site = await startSite({
      API_PORT: String(apiPort),
      RATE_LIMIT_NEWSLETTER: String(LIMIT),
      RATE_LIMIT_WINDOW_SECONDS: '600',
      LOG_LEVEL: 'warn',
    });
  });
  afterAll(() => site.dispose());

  it('counts a visitor as one, whoever the visitor claims to be', async () => {
    const over = CLAIMS.length - LIMIT;
    expect(await subscribe(site, CLAIMS)).toEqual([
      ...Array(LIMIT).fill(200),
      ...Array(over).fill(429),
    ]);
  });

  it('shows its metrics to nobody who comes through the site', async () => {
    // Otherwise the checks below would also pass if the API had no metrics at all.
    const direct = await sendRequest({ url: `${apiUrl}/metrics`, agent });
    expect(direct.text).toContain('northloop_http_request_seconds');

    const paths = ['/metrics', '/metrics/', '//metrics', '/%6detrics', '/METRICS', '/x/../metrics'];
    for (const path of paths) {
      for (const headers of CLAIMS) {
        const answer = await sendRequest({ url: `${site.url}/api${path}`, agent, headers });
        expect([403, 404], path).toContain(answer.status);
        expect(answer.text, path).not.toContain('northloop_');
      }
    }
  });
});

describe('the API behind the site behind a proxy', () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({
      TRUST_PROXY: '2',
      RATE_LIMIT_READ: String(LIMIT),
      RATE_LIMIT_NEWSLETTER: String(LIMIT),
      RATE_LIMIT_WINDOW_SECONDS: '600',
      LOG_LEVEL: 'warn',
    });
  });
  afterAll(() => site.dispose());

  it('tells visitors apart by what the proxy says, not by what they say', async () => {
    // The proxy appends the address that it sees to the header that the visitor sent.
    const through = (address: string, claim: string) => ({
      'x-forwarded-for': `${claim}, ${address}`,
    });
    const statuses = await subscribe(site, [
      through('198.51.100.1', '203.0.113.1'),
      through('198.51.100.1', '203.0.113.2'),
      through('198.51.100.1', '203.0.113.3, 198.51.100.2'),
      through('198.51.100.2', '203.0.113.1'),
    ]);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  it('serves the pages of any number of visitors with its data', async () => {
    // On a busy machine late data is missing from one page. Data that the API refuses is missing for ten minutes.
    const services = async () => {
      const { text } = await sendRequest({ url: site.url, agent });
      return text.match(/"_id"/g)?.length;
    };
    for (let count = 0; count < LIMIT + 3; count += 1) {
      await eventually(async () => expect(await services()).toBe(6));
    }
  });
});
