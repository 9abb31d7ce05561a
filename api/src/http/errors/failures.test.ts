import { expect, it } from 'vitest';
import { describeApi } from '../../testing/describe-api.js';
import { sendRaw } from '../../testing/send-raw.js';

await describeApi('failures', (api) => {
  it.each(['/nope', '/contact/deeper', '/chatbot', '/../etc/passwd'])(
    'answers 404 for the unknown address %s',
    async (path) => {
      const answer = await api().get(path);
      expect(answer).toMatchObject({
        status: 404,
        body: { error: 'NOT_FOUND', message: 'There is nothing at this address.' },
      });
    },
  );

  it('answers 405 and says what is allowed', async () => {
    const answer = await api().get('/contact');
    expect(answer).toMatchObject({ status: 405, body: { error: 'METHOD_NOT_ALLOWED' } });
    expect(answer.headers.get('allow')).toBe('POST');
  });

  it('answers 400 for an address that does not decode', async () => {
    expect(await api().get('/chatbot/history/%E0%A4%A')).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION_FAILED' },
    });
  });

  it.each([
    ['broken JSON', '{"name":', 'MALFORMED_BODY'],
    ['a list', '[]', 'MALFORMED_BODY'],
    ['null', 'null', 'MALFORMED_BODY'],
    ['a bare text', '"hi"', 'MALFORMED_BODY'],
    ['nothing', '', 'VALIDATION_FAILED'],
    ['a key that is an attack on prototypes', '{"__proto__":{"name":"x"}}', 'VALIDATION_FAILED'],
  ])('answers 400 for %s as body', async (_what, body, error) => {
    expect(await api().post('/contact', body)).toMatchObject({ status: 400, body: { error } });
  });

  it.each([
    ['text/plain', {}],
    ['application/x-www-form-urlencoded', {}],
    ['application/json; charset=latin1', {}],
    ['application/json; charset=utf-16', {}],
    ...['gzip', 'br', 'zstd'].map((encoding): [string, Record<string, string>] => [
      'application/json',
      { 'content-encoding': encoding },
    ]),
  ])('answers 415 for %s %j', async (type, headers) => {
    const answer = await api().post('/contact', '{"name":"x"}', {
      'content-type': type,
      ...headers,
    });
    expect(answer).toMatchObject({ status: 415, body: { error: 'UNSUPPORTED_MEDIA_TYPE' } });
  });

  it('answers in the same shape to what is not HTTP', async () => {
    const answer = await sendRaw(new URL(api().url).port, 'NOT HTTP\r\n\r\n');
    expect(answer).toContain('HTTP/1.1 400 Bad Request');
    expect(answer).toContain(
      '{"error":"MALFORMED_BODY","message":"The request is not valid HTTP."}',
    );
  });

  it('answers in the same shape outside the prefix', async () => {
    const response = await fetch(new URL('/elsewhere', api().url));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'NOT_FOUND' });
  });

  it('returns a sane request id, replaces a strange one, and logs it', async () => {
    const kept = await api().get('/health', { 'x-request-id': 'page-12345678' });
    const replaced = await api().get('/health', { 'x-request-id': 'x y"z' });
    expect(kept.headers.get('x-request-id')).toBe('page-12345678');
    expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const lines = api().log.map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ requestId: 'page-12345678', route: '/api/health', status: 200 }),
    );
  });

  it('opens no other site the door', async () => {
    const answer = await api().get('/services', { origin: 'https://elsewhere.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });
});

await describeApi(
  'a named origin',
  (api) => {
    it('is let in, others are not', async () => {
      const allowed = (origin: string) =>
        api()
          .get('/services', { origin })
          .then((answer) => answer.headers.get('access-control-allow-origin'));
      expect(await allowed('https://northloop.example')).toBe('https://northloop.example');
      expect(await allowed('https://elsewhere.example')).toBeNull();
    });
  },
  { corsOrigins: ['https://northloop.example'] },
);
