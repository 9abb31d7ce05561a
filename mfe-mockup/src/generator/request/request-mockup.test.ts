import type { IncomingMessage } from 'node:http';
import { createApiClient } from '@northloop/kit';
import { freePort } from '@northloop/testing/free-port';
import { listen } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { sampleResponse } from '../../testing/sample-response';
import { GENERIC_FAILURE, requestMockup } from './request-mockup';

interface Received {
  method: string | undefined;
  accept: string | undefined;
  contentType: string | undefined;
  body: string;
}

/** Starts a server that always gives the same answer. Resolves to a client for it and the requests it received. */
async function answerWith(status: number, body: string) {
  const received: Received[] = [];
  const origin = await listen(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      method: request.method,
      accept: request.headers.accept,
      contentType: request.headers['content-type'],
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(status).end(body);
  });
  return { api: createApiClient(origin), received };
}

describe('requestMockup', () => {
  it('posts the request as JSON and reads the answer', async () => {
    const { api, received } = await answerWith(200, JSON.stringify(sampleResponse()));
    expect(await requestMockup(api, { companyName: 'Café Öl' })).toEqual(sampleResponse());
    expect(received).toEqual([
      {
        method: 'POST',
        accept: 'text/event-stream, application/json;q=0.9',
        contentType: 'application/json',
        body: '{"companyName":"Café Öl"}',
      },
    ]);
  });

  it.each([
    [400, '{"error":"VALIDATION_FAILED","message":"Name is too long"}', 'Name is too long'],
    [429, 'Too many drafts. Wait a minute.', 'Too many drafts. Wait a minute.'],
    [500, '"Out of ink"', 'Out of ink'],
    [502, '<html><h1>Bad Gateway</h1></html>', GENERIC_FAILURE],
    [500, '', GENERIC_FAILURE],
    [500, '{}', GENERIC_FAILURE],
    [500, 'x'.repeat(301), GENERIC_FAILURE],
    [200, '{"mockup":{}}', 'Invalid response format'],
    [200, 'not JSON', 'Invalid response format'],
  ])('turns %i %s into words', async (status, body, message) => {
    const { api } = await answerWith(status, body);
    await expect(requestMockup(api, { companyName: 'X' })).rejects.toThrow(message);
  });

  it('says that it failed where nothing answers', async () => {
    const api = createApiClient(`http://127.0.0.1:${await freePort()}`);
    await expect(requestMockup(api, { companyName: 'X' })).rejects.toThrow(GENERIC_FAILURE);
  });
});
