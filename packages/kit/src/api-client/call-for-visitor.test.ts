import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '@northloop/testing/vitest';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, it } from 'vitest';
import { createApiClient } from './create-api-client';

const forwardedFor = '203.0.113.7, 127.0.0.1';

/** A server's client for one visitor, of an API that keeps the headers of the calls. */
async function forVisitor(status: number, body: object) {
  const headers: IncomingMessage['headers'][] = [];
  const origin = await listen((request: IncomingMessage, response: ServerResponse) => {
    headers.push(request.headers);
    request.resume();
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  const api = createApiClient(origin, {
    headers: { 'X-Forwarded-For': forwardedFor },
    solvesProofs: false,
  });
  return { api, headers };
}

describe('a client that calls for a visitor', () => {
  it('sends its headers with every call, beside those of the caller', async () => {
    const { api, headers } = await forVisitor(200, {});
    await api.get('/api/services');
    await api.post('/api/contact', {}, { headers: { 'Idempotency-Key': 'form-12345' } });
    expect(headers.map((sent) => sent['x-forwarded-for'])).toEqual([forwardedFor, forwardedFor]);
    expect(headers[1]?.['idempotency-key']).toBe('form-12345');
  });

  it('passes on that a proof of work is required, and computes none', async () => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 3,
      deriveKey,
      hmacSignatureSecret: 'a secret',
    });
    const body = { error: 'PROOF_REQUIRED', message: 'Proof, please', challenge };
    const { api, headers } = await forVisitor(428, body);
    await expect(api.post('/api/contact', {})).rejects.toMatchObject({
      name: 'ApiRequestError',
      status: 428,
      body,
    });
    await expect(api.stream('/api/contact', {})).rejects.toMatchObject({ status: 428 });
    expect(headers).toHaveLength(2);
  });
});
