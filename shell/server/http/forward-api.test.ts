import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '@northloop/testing/eventually';
import { freePort } from '@northloop/testing/free-port';
import { listen } from '@northloop/testing/vitest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { collectLog } from '../testing/collect-log';
import { createApiForwarder } from './forward-api';
import type { BodyLimits } from './read-body';

/** A site whose API is the given one. */
async function siteBefore(api: RequestListener | string, limits?: BodyLimits) {
  const { log, lines } = collectLog();
  const apiOrigin = typeof api === 'string' ? api : await listen(api);
  const forward = createApiForwarder(apiOrigin, log, limits);
  const site = await listen((incoming, response) => void forward(incoming, response));
  return { site, lines };
}

/** An address without a listener. */
const deadOrigin = async () => `http://127.0.0.1:${await freePort()}`;

/** Responds with the request that arrived. */
const echo: RequestListener = async (incoming, response) => {
  response.writeHead(201, { 'Content-Type': 'application/json', 'X-From': 'api' });
  const { method, url, headers } = incoming;
  response.end(JSON.stringify({ method, url, headers, body: await text(incoming) }));
};

/** Opens a connection and sends the beginning of a request on it. */
async function beginRequest(site: string, beginning: string): Promise<Socket> {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(beginning);
  return socket;
}

/** A post that announces a hundred bytes and has sent one. */
const UNFINISHED =
  'POST /api/chatbot/stream HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
  'Content-Length: 100\r\n\r\n{';

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

  it('sends a body on with its length, however it came', async () => {
    const { site } = await siteBefore(echo);
    const socket = await beginRequest(
      site,
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: 100-continue\r\n' +
        'Transfer-Encoding: chunked\r\n\r\n7\r\n{"a":1,\r\n6\r\n"b":2}\r\n0\r\n\r\n',
    );
    const answer = await text(socket);
    const arrived = JSON.parse(/\{.*\}/s.exec(answer)?.[0] ?? '') as Echo;
    expect(arrived.body).toBe('{"a":1,"b":2}');
    expect(arrived.headers).toMatchObject({ 'content-length': '13' });
    expect(arrived.headers).not.toHaveProperty('transfer-encoding');
    expect(arrived.headers).not.toHaveProperty('expect');
  });

  it('lets nobody wait for those whose bodies come slowly, nor asks the API for them', async () => {
    let asked = 0;
    const { site } = await siteBefore((incoming, response) => {
      asked += 1;
      void echo(incoming, response);
    });
    // More than the 256 connections of the proxy library's own agent.
    await Promise.all(Array.from({ length: 300 }, () => beginRequest(site, UNFINISHED)));
    const answer = await fetch(`${site}/api/chatbot/message`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(201);
    expect(asked).toBe(1);
  });

  it('answers 408 when a body does not come to its end, and hangs up', async () => {
    const { site, lines } = await siteBefore(echo, { bytes: 1000, milliseconds: 20 });
    const answer = await text(await beginRequest(site, UNFINISHED));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"error":"REQUEST_TIMEOUT"');
    expect(answer).toContain('Please try again.');
    expect(lines).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['announced', { 'Content-Length': '2000' }],
    ['in pieces', { 'Transfer-Encoding': 'chunked' }],
  ])('answers 413 to a body that is too large, %s, and goes on', async (_, headers) => {
    const { site, lines } = await siteBefore(echo, { bytes: 1000, milliseconds: 60_000 });
    const body = 'x'.repeat(2000);
    const { status, answer } = await new Promise<{ status?: number; answer: unknown }>(
      (resolve, reject) => {
        request(`${site}/api/contact`, { method: 'POST', headers }, async (response) => {
          resolve({ status: response.statusCode, answer: JSON.parse(await text(response)) });
        })
          .on('error', reject)
          .end(body);
      },
    );
    expect(status).toBe(413);
    expect(answer).toEqual({
      error: 'BODY_TOO_LARGE',
      message: expect.stringContaining('shorten'),
    });
    expect((await fetch(`${site}/api/contact`, { method: 'POST', body: '{}' })).status).toBe(201);
    expect(lines).toEqual([]);
  });

  it('passes an answer on piece by piece, as the API sends it', async () => {
    let goOn = () => {};
    const { site } = await siteBefore(async (incoming, response) => {
      await text(incoming);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('event: delta\n\n');
      goOn = () => response.end('event: done\n\n');
    });
    const response = await fetch(`${site}/api/chatbot/stream`, { method: 'POST', body: '{}' });
    const reader = response.body?.getReader();
    const nextPiece = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await nextPiece()).toBe('event: delta\n\n');
    // The second piece is sent once the first one has arrived.
    goOn();
    expect(await nextPiece()).toBe('event: done\n\n');
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
      message: expect.stringContaining('cannot reach our server'),
    });
    expect(lines).toMatchObject([
      { level: 40, msg: 'could not reach the API', path: '/api/services' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('of-a-mail');
  });

  it('hangs up an idle connection before the API does, and waits longer for an answer', async () => {
    let open = 0;
    const api = createServer((_, response) => {
      setTimeout(() => response.end('late'), 5_000);
    });
    api.keepAliveTimeout = 600_000;
    api.on('connection', (socket) => {
      open += 1;
      socket.once('close', () => {
        open -= 1;
      });
    });
    const { site } = await siteBefore(await listen(api));
    await expect((await fetch(`${site}/api/services`)).text()).resolves.toBe('late');
    expect(open).toBe(1);
    await eventually(() => expect(open).toBe(0));
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

  it('does not ask the API for a visitor who leaves before the request is whole', async () => {
    let asked = 0;
    const { site, lines } = await siteBefore((incoming, response) => {
      asked += 1;
      void echo(incoming, response);
    });
    const socket = await beginRequest(site, UNFINISHED);
    socket.destroy();
    await once(socket, 'close');
    expect((await fetch(`${site}/api/contact`, { method: 'POST', body: '{}' })).status).toBe(201);
    expect(asked).toBe(1);
    expect(lines).toEqual([]);
  });

  it.each([
    ['a read', undefined],
    ['a post', '{"message":"Hi"}'],
  ])('tells the API when the visitor goes away during %s', async (_, body) => {
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
    const method = body ? 'POST' : 'GET';
    const leaving = request(`${site}/api/chatbot/message`, { method });
    leaving.on('error', () => {});
    leaving.end(body);
    await started;
    leaving.destroy();
    await gone;
  });
});
