import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@northloop/testing/vitest';
import axios from 'axios';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  onTestFinished,
  vi,
} from 'vitest';
import { ApiRequestError } from './api-request-error';
import { createApiClient } from './create-api-client';

interface Arrived {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A client of an API that echoes the request. */
async function echoing() {
  const origin = await listen(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({
        method: request.method,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: await text(request),
      }),
    );
  });
  return createApiClient(origin);
}

/** A client of an API that always fails in one way. */
async function failing(status: number, body: unknown, type = 'application/json') {
  const origin = await listen((_, response) => {
    response.writeHead(status, { 'Content-Type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return createApiClient(origin);
}

/** The error that a call fails with. */
async function failure(call: Promise<unknown>): Promise<ApiRequestError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiRequestError) return error;
  throw new Error(`The call did not fail as it should: ${String(error)}`);
}

/** A browser's storage with only the methods that the client uses. */
function stubStorage(items: Record<string, string>): Map<string, string> {
  const stored = new Map(Object.entries(items));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

let logged: MockInstance<typeof globalThis.console.error>;

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('createApiClient', () => {
  it('gets JSON, with the time in the address so that nothing in between answers from memory', async () => {
    const api = await echoing();
    const begin = Date.now();
    const { method, path, query } = await api.get<Arrived>('/api/services');
    expect(method).toBe('GET');
    expect(path).toBe('/api/services');
    expect(Object.keys(query)).toEqual(['_t']);
    expect(Number(query._t)).toBeGreaterThanOrEqual(begin);
    expect(Number(query._t)).toBeLessThanOrEqual(Date.now());
  });

  it('keeps the query of the address', async () => {
    const api = await echoing();
    const { query } = await api.get<Arrived>('/api/search?q=web%20design');
    expect(query).toMatchObject({ q: 'web design', _t: expect.any(String) });
  });

  it('posts JSON, without the time in the address', async () => {
    const api = await echoing();
    const { method, query, body, headers } = await api.post<Arrived>('/api/contact', {
      name: 'Zoë',
      message: 'Hi',
    });
    expect(method).toBe('POST');
    expect(query).toEqual({});
    expect(JSON.parse(body)).toEqual({ name: 'Zoë', message: 'Hi' });
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers.cookie).toBeUndefined();
  });

  it('sends the headers that a caller adds', async () => {
    const api = await echoing();
    const options = { headers: { 'Idempotency-Key': 'form-12345' } };
    const { headers } = await api.post<Arrived>('/api/contact', {}, options);
    expect(headers['idempotency-key']).toBe('form-12345');
  });

  it('gives a call thirty seconds and sends no credentials along', async () => {
    const made = vi.spyOn(axios, 'create');
    const api = await echoing();
    await api.get('/api/services');
    expect(made).toHaveBeenCalledWith(
      expect.objectContaining({ timeout: 30_000, withCredentials: false }),
    );
  });

  it('stops a call that its caller gives up', async () => {
    const api = createApiClient(await listen(() => {}));
    const stop = new AbortController();
    const call = failure(api.get('/api/services', { signal: stop.signal }));
    stop.abort();
    expect((await call).status).toBeNull();
  });
});

describe('the bearer token', () => {
  it('goes with every call when there is one', async () => {
    stubStorage({ authToken: 't0ken' });
    const api = await echoing();
    expect((await api.get<Arrived>('/api/services')).headers.authorization).toBe('Bearer t0ken');
    expect((await api.post<Arrived>('/api/contact', {})).headers.authorization).toBe(
      'Bearer t0ken',
    );
  });

  it.each(['/api/auth', '/api/auth/refresh', '/api/login', '/api/register'])(
    'does not go to %s',
    async (path) => {
      stubStorage({ authToken: 't0ken' });
      const api = await echoing();
      expect((await api.post<Arrived>(path, {})).headers.authorization).toBeUndefined();
    },
  );

  it('is not made up where there is none, and on the server there is none', async () => {
    const api = await echoing();
    expect((await api.get<Arrived>('/api/services')).headers.authorization).toBeUndefined();
    stubStorage({});
    expect((await api.get<Arrived>('/api/services')).headers.authorization).toBeUndefined();
  });

  it('is thrown away after a 401, and only then', async () => {
    const stored = stubStorage({ authToken: 't0ken', 'ui-theme': 'dark' });
    await failure((await failing(403, {})).get('/api/services'));
    await failure((await failing(500, {})).get('/api/services'));
    expect(stored.get('authToken')).toBe('t0ken');
    const error = await failure((await failing(401, { message: 'Expired' })).get('/api/services'));
    expect(error.message).toBe('API Error (401): Expired');
    expect([...stored.keys()]).toEqual(['ui-theme']);
  });

  it('is done without in a browser that refuses storage', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(globalThis, 'localStorage');
    });
    const api = await echoing();
    expect((await api.post<Arrived>('/api/contact', {})).headers.authorization).toBeUndefined();
    const error = await failure((await failing(401, { message: 'Expired' })).get('/api/services'));
    expect(error.message).toBe('API Error (401): Expired');
  });
});

describe('the error catalogue', () => {
  it.each<[string, unknown, string]>([
    [
      'the server’s message',
      { message: 'Please enter a company name', error: 'VALIDATION_FAILED' },
      'API Error (422): Please enter a company name',
    ],
    [
      'its error where there is no message',
      { error: 'RATE_LIMITED' },
      'API Error (422): RATE_LIMITED',
    ],
    [
      'its error where the message is empty',
      { message: '', error: 'RATE_LIMITED' },
      'API Error (422): RATE_LIMITED',
    ],
    ['a plain sentence where it says neither', {}, 'API Error (422): Server error'],
    ['the same where it says nothing', '', 'API Error (422): Server error'],
    [
      'the same where it says something empty',
      { message: '', error: '' },
      'API Error (422): Server error',
    ],
    ['the same where it says null', 'null', 'API Error (422): Server error'],
  ])('shows %s', async (_, body, message) => {
    const error = await failure((await failing(422, body)).post('/api/contact', {}));
    expect(error.message).toBe(message);
    expect(error.status).toBe(422);
    expect(error.name).toBe('ApiRequestError');
  });

  it('does not show a page that something in between answered with', async () => {
    const api = await failing(502, '<html>Bad gateway</html>', 'text/html');
    expect((await failure(api.get('/api/services'))).message).toBe('API Error (502): Server error');
  });

  it('passes the body on, so that a form can show each field’s problem', async () => {
    const body = {
      error: 'VALIDATION_FAILED',
      message: 'Please check the form.',
      details: [{ field: 'email', message: 'Invalid email address' }],
    };
    const error = await failure((await failing(400, body)).post('/api/contact', {}));
    expect(error.body).toEqual(body);
  });

  it('says that there was no answer when nothing listens', async () => {
    const error = await failure(createApiClient('http://127.0.0.1:9').get('/api/services'));
    expect(error.message).toBe('Network error: Unable to connect to server');
    expect(error.status).toBeNull();
    expect(error.body).toBeNull();
  });

  it('says the same when the server hangs up, and works again afterwards', async () => {
    let isUp = false;
    const api = createApiClient(
      await listen((request, response) => {
        if (isUp) response.end('{"status":"OK"}');
        else request.socket.destroy();
      }),
    );
    const error = await failure(api.get('/api/health'));
    expect(error.message).toBe('Network error: Unable to connect to server');
    isUp = true;
    await expect(api.get('/api/health')).resolves.toEqual({ status: 'OK' });
  });

  it('says what is wrong with a request that could not even be made', async () => {
    const error = await failure(createApiClient('no-such-protocol://api').get('/api/services'));
    expect(error.message).toMatch(/^Request error: .+/);
    expect(error.status).toBeNull();
  });

  it('logs that the service is unavailable on 503, and on nothing else', async () => {
    const body = { error: 'UNAVAILABLE', message: 'Back in a moment.' };
    const error = await failure((await failing(503, body)).get('/api/services'));
    expect(error.message).toBe('API Error (503): Back in a moment.');
    expect(logged).toHaveBeenCalledExactlyOnceWith('Service unavailable');
    await failure((await failing(500, body)).get('/api/services'));
    await failure((await failing(401, body)).get('/api/services'));
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
