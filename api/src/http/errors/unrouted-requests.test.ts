import { type IncomingHttpHeaders, METHODS, request } from 'node:http';
import { API_ERROR_CODES } from '@northloop/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenApiDocument } from '../../openapi/openapi-document.js';
import { sendRaw } from '../../testing/send-raw.js';
import { startTestApi, type TestApi } from '../../testing/start-test-api.js';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** All methods except CONNECT, which asks for a tunnel and has no path. */
const EVERY_METHOD = METHODS.filter((method) => method !== 'CONNECT');

const UNKNOWN = ['/', '/api', '/api/', '/api/nope', '/api/contact/deeper', '/api/mockup', '/a//b'];

describe('requests that no route takes', () => {
  let api: TestApi;
  let origin = '';
  beforeAll(async () => {
    api = await startTestApi({ name: 'PGlite', databaseUrl: undefined, databaseSchema: undefined });
    origin = new URL(api.url).origin;
  });
  afterAll(() => api.stop());

  const ask = (method: string, path: string, body?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = body === undefined ? {} : { 'content-type': 'text/plain' };
      const sent = request(`${origin}${path}`, { method, headers }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += String(chunk);
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });

  const expectFailure = ({ headers, text }: Answer, method: string, error: string) => {
    // HEAD has no body by its nature.
    if (method === 'HEAD') return;
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(text)).toEqual({ error, message: expect.stringMatching(/\w.*\.$/) });
  };

  /** Each known address with its methods, from the API's own document. */
  const addresses = () =>
    Object.entries({
      ...createOpenApiDocument(api.app).paths,
      '/api/metrics': { get: {} },
    }).map(([path, operations]) => {
      const methods = Object.keys(operations).map((method) => method.toUpperCase());
      return {
        path: path.replace(/\{\w+\}/g, 'AAAAAAAAAAAAAAAAAAAAAA'),
        accepted: methods.includes('GET') ? [...methods, 'HEAD'] : methods,
      };
    });

  it('are answered 405 with what the address accepts, whatever the method', async () => {
    expect(addresses().length).toBeGreaterThanOrEqual(13);
    for (const { path, accepted } of addresses()) {
      for (const method of EVERY_METHOD) {
        if (accepted.includes(method)) continue;
        const answer = await ask(method, path);
        const allowed = String(answer.headers.allow).split(', ');
        expect([path, method, answer.status, allowed.sort()]).toEqual([
          path,
          method,
          405,
          accepted.toSorted(),
        ]);
        expectFailure(answer, method, 'METHOD_NOT_ALLOWED');
      }
    }
  });

  it('are answered 405 also with a body that no route would take', async () => {
    const answer = await ask('PUT', '/api/contact', 'x');
    expect(answer.status).toBe(405);
    expectFailure(answer, 'PUT', 'METHOD_NOT_ALLOWED');
  });

  it.each(UNKNOWN)('are answered 404 at %s, whatever the method', async (path) => {
    for (const method of EVERY_METHOD) {
      const answer = await ask(method, path);
      expect([method, answer.status]).toEqual([method, 404]);
      expectFailure(answer, method, 'NOT_FOUND');
    }
  });

  it('are answered 404 where an id could stand but none does', async () => {
    const answer = await ask('GET', '/api/mockup/x');
    expect(answer.status).toBe(404);
    expectFailure(answer, 'GET', 'NOT_FOUND');
  });

  it.each([
    ['OPTIONS *', 404],
    ['GET http://northloop.example/api/health', 200],
    ['GET http://northloop.example/nope?a=1', 404],
    ['GET other://northloop.example', 404],
    ['GET http://[::1', 404],
    ['CONNECT northloop.example:443', 404],
    ['BREW /api/contact', 400],
    ['get /api/contact', 400],
  ])('are answered in the usual shape: %s', async (line, status) => {
    const text = await sendRaw(
      new URL(origin).port,
      `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(text).toContain(`HTTP/1.1 ${status} `);
    const body = JSON.parse(text.slice(text.indexOf('\r\n\r\n')));
    if (status !== 200) expect(API_ERROR_CODES).toContain(body.error);
  });

  it('are answered though they expect something strange', async () => {
    const text = await sendRaw(
      new URL(origin).port,
      'GET /api/health HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    );
    expect(text).toContain('HTTP/1.1 200 ');
  });
});
