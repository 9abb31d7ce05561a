import type { IncomingMessage } from 'node:http';
import { createApiClient } from '@northloop/kit';
import { freePort } from '@northloop/testing/free-port';
import { listen } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { sendLead } from './send-lead';

const request = { name: 'Dana', email: 'dana@bakery.example', message: 'Hello' };

/** Starts a server that gives one answer, and returns its address and what it was sent. */
async function answering(status: number, body: unknown) {
  const received: { headers: IncomingMessage['headers']; url: string | undefined; body: string }[] =
    [];
  const origin = await listen(async (incoming, outgoing) => {
    let text = '';
    for await (const chunk of incoming) text += chunk;
    received.push({ headers: incoming.headers, url: incoming.url, body: text });
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return { api: createApiClient(origin), received };
}

describe('sendLead', () => {
  it('posts the message as JSON under its key', async () => {
    const { api, received } = await answering(201, { success: true, contactId: 'c1' });
    expect(await sendLead(api, '/api/contact', request, 'key-1')).toEqual({
      sent: true,
      answer: { success: true, contactId: 'c1' },
    });
    expect(received).toHaveLength(1);
    expect(received[0]?.url).toBe('/api/contact');
    expect(received[0]?.headers['idempotency-key']).toBe('key-1');
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(request);
  });

  it('passes on which fields the server refused', async () => {
    const details = [{ field: 'email', message: 'Email is invalid' }];
    const { api } = await answering(400, { error: 'VALIDATION_FAILED', message: 'No', details });
    expect(await sendLead(api, '/api/contact', request, 'key-2')).toMatchObject({
      sent: false,
      fieldErrors: details,
    });
  });

  it('reports a failure when nobody answers', async () => {
    const api = createApiClient(`http://127.0.0.1:${await freePort()}`);
    expect(await sendLead(api, '/api/contact', request, 'key-3')).toMatchObject({
      sent: false,
      fieldErrors: [],
    });
  });

  it.each([[null], [{}], [{ success: false }]])('takes the answer %j for none', async (body) => {
    const { api } = await answering(200, body);
    expect(await sendLead(api, '/api/contact', request, 'key-4')).toMatchObject({
      sent: false,
      fieldErrors: [],
    });
  });
});
