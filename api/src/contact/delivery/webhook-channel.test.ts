import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { listen } from '@northloop/testing/vitest';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Lead } from './lead-channel.js';
import { WebhookChannel } from './webhook-channel.js';

const SECRET = 'a-secret-of-some-length';

const LEAD: Lead = {
  id: '6d0b8c4e-0000-4000-8000-000000000001',
  name: 'Dana Whitfield',
  email: 'dana@bakery.example',
  company: null,
  phone: null,
  service: 'Web Development',
  budget: null,
  timeline: null,
  message: 'We need a site – soon.',
  contentHash: 'x',
  idempotencyKey: null,
  suspicion: null,
  consentVersion: '2025-01',
  createdAt: new Date('2025-11-28T12:00:00Z'),
};

describe('WebhookChannel', () => {
  let port: string;
  let received: { request: IncomingMessage; body: string }[] = [];
  let status = 204;

  beforeEach(async () => {
    received = [];
    status = 204;
    const origin = await listen(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      received.push({ request, body });
      if (status === 0) return;
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    ({ port } = new URL(origin));
  });

  const deliver = (
    signal = AbortSignal.timeout(5_000),
    allowPrivate = true,
    host = '127.0.0.1',
  ) => {
    const url = `http://${host}:${port}/hook?source=site`;
    return new WebhookChannel({ url, secret: SECRET, allowPrivate }).deliver(LEAD, 'd-1', signal);
  };

  it('posts the lead with a signature that the receiver can check', async () => {
    const before = Math.floor(Date.now() / 1000);
    await deliver();
    const [{ request, body } = { request: undefined, body: '' }] = received;
    expect(request?.url).toBe('/hook?source=site');
    expect(request?.headers['x-northloop-delivery']).toBe('d-1');
    expect(JSON.parse(body)).toMatchObject({
      event: 'contact.created',
      delivery: 'd-1',
      contact: { email: 'dana@bakery.example', message: 'We need a site – soon.', suspicion: null },
    });
    const header = String(request?.headers['x-northloop-signature']);
    const [, seconds = '', digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
    expect(digest).toBe(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex'));
    expect(Number(seconds)).toBeGreaterThanOrEqual(before);
    expect(Number(seconds)).toBeLessThanOrEqual(Date.now() / 1000);
  });

  it.each([500, 404, 302])('fails when the receiver answers %i', async (answer) => {
    status = answer;
    await expect(deliver()).rejects.toThrow(`The receiver answered ${answer}`);
    expect(received).toHaveLength(1);
  });

  it('gives up on a receiver that never answers', async () => {
    status = 0;
    await expect(deliver(AbortSignal.timeout(200))).rejects.toThrow(/abort/i);
  });

  it.each(['127.0.0.1', 'localhost'])('refuses the private receiver %s', async (host) => {
    await expect(deliver(AbortSignal.timeout(5_000), false, host)).rejects.toThrow(
      'is in a private network',
    );
    expect(received).toHaveLength(0);
  });
});
