import { type IncomingMessage, type RequestListener, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '@northloop/testing/free-port';
import { listen } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { collectLog } from '../testing/collect-log';
import { createApiForwarder } from './forward-api';

/** A site whose API is the given one. */
async function siteBefore(api: RequestListener | string) {
  const { log, lines } = collectLog();
  const forward = createApiForwarder(typeof api === 'string' ? api : await listen(api), log);
  const site = await listen((incoming, response) => void forward(incoming, response));
  return { site, lines };
}

/** An address that nothing listens on. */
const deadOrigin = async () => `http://127.0.0.1:${await freePort()}`;

/** Answers with what arrived. */
const echo: RequestListener = async (incoming, response) => {
  response.writeHead(201, { 'Content-Type': 'application/json', 'X-From': 'api' });
  const { method, url, headers } = incoming;
  response.end(JSON.stringify({ method, url, headers, body: await text(incoming) }));
};

interface Echo {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

describe('createApiForwarder', () => {
  it('keeps cookies from the API', async () => {
    const { site } = await siteBefore(echo);
    const headers = { Cookie: 'northloop-bucket=7; session=of-somebody' };
    const arrived = (await (await fetch(`${site}/api/services`, { headers })).json()) as Echo;
    expect(arrived.headers.cookie).toBeUndefined();
  });

  it('passes method, address, headers and body on, and the answer back', async () => {
    const { site } = await siteBefore(echo);
    const response = await fetch(`${site}/api/contact?from=home`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'form-12345' },
      body: JSON.stringify({ name: 'Ada', message: 'Grüße' }),
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-from')).toBe('api');
    const arrived = (await response.json()) as Echo;
    expect(arrived).toMatchObject({
      method: 'POST',
      url: '/api/contact?from=home',
      body: '{"name":"Ada","message":"Grüße"}',
    });
    expect(arrived.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'form-12345',
    });
  });

  it('names the visitor’s address after those of the proxies before', async () => {
    const { site } = await siteBefore(echo);
    const direct = (await (await fetch(`${site}/api/health`)).json()) as Echo;
    expect(direct.headers['x-forwarded-for']).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
    expect(direct.headers['x-forwarded-proto']).toBe('http');

    const response = await fetch(`${site}/api/health`, {
      headers: { 'X-Forwarded-For': '203.0.113.7' },
    });
    const arrived = (await response.json()) as Echo;
    expect(arrived.headers['x-forwarded-for']).toMatch(/^203\.0\.113\.7, ?(::ffff:)?127\.0\.0\.1$/);
  });

  it('passes failures of the API on as they are', async () => {
    const { site, lines } = await siteBefore((_, response) => {
      response.writeHead(429, { 'Retry-After': '60' });
      response.end('{"error":"RATE_LIMITED"}');
    });
    const response = await fetch(`${site}/api/contact`, { method: 'POST' });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
    await expect(response.json()).resolves.toEqual({ error: 'RATE_LIMITED' });
    expect(lines).toEqual([]);
  });

  it('answers 503 in the shape of every error when the API is down', async () => {
    const { site, lines } = await siteBefore(await deadOrigin());
    const response = await fetch(`${site}/api/services?token=of-a-mail`);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('retry-after')).toBe('5');
    await expect(response.json()).resolves.toEqual({
      error: 'UNAVAILABLE',
      message: expect.stringContaining('not reachable'),
    });
    expect(lines).toMatchObject([{ level: 40, msg: 'API not reachable', path: '/api/services' }]);
    expect(JSON.stringify(lines)).not.toContain('of-a-mail');
  });

  it('answers 503 when the API hangs up without a word', async () => {
    const { site } = await siteBefore((incoming) => incoming.socket.destroy());
    const response = await fetch(`${site}/api/contact`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(503);
  });

  it('breaks an answer off that the API broke off, and stays up', async () => {
    let isBroken = true;
    const { site } = await siteBefore((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half of ');
      if (isBroken) setTimeout(() => response.destroy(), 20);
      else response.end('x'.repeat(92));
    });
    const response = await fetch(`${site}/api/services`);
    await expect(response.text()).rejects.toThrow();
    isBroken = false;
    await expect((await fetch(`${site}/api/services`)).text()).resolves.toHaveLength(100);
  });

  it('tells the API when the visitor goes away', async () => {
    let markGone = () => {};
    const gone = new Promise<void>((resolve) => {
      markGone = resolve;
    });
    let markStarted = (_: IncomingMessage) => {};
    const started = new Promise<IncomingMessage>((resolve) => {
      markStarted = resolve;
    });
    const { site } = await siteBefore((incoming, response) => {
      response.on('close', markGone);
      markStarted(incoming);
    });
    const leaving = request(`${site}/api/chatbot/message`);
    leaving.on('error', () => {});
    leaving.end();
    await started;
    leaving.destroy();
    await gone;
  });
});
