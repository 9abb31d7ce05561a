import { type ApiClient, createApiClient } from '@northloop/kit';
import { freePort } from '@northloop/testing/free-port';
import { listen } from '@northloop/testing/vitest';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FORGOTTEN_STORAGE_KEY, forgetConversation, sendForgotten } from './forget-conversation';

const ID = 'conv_1700000000000_0123456789abcdef0123456789abcdef';
const OTHER = 'conv_1700000000001_0123456789abcdef0123456789abcdef';

let api: ApiClient;
let status: number;
let asked: string[];
let stored: Map<string, string>;

beforeEach(async () => {
  asked = [];
  status = 200;
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const origin = await listen((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status).end('{}');
  });
  api = createApiClient(origin);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('has the server delete a conversation', async () => {
  await forgetConversation(api, ID);
  expect(asked).toEqual([`DELETE /api/chatbot/history/${ID}`]);
  expect(stored.size).toBe(0);
});

it('remembers what could not be deleted and tries again later', async () => {
  status = 503;
  await forgetConversation(api, ID);
  await forgetConversation(createApiClient(`http://127.0.0.1:${await freePort()}`), OTHER);
  expect(JSON.parse(stored.get(FORGOTTEN_STORAGE_KEY) ?? '')).toEqual([ID, OTHER]);
  status = 200;
  asked = [];
  await sendForgotten(api);
  expect(asked).toHaveLength(2);
  expect(stored.size).toBe(0);
});

it('takes nothing but ids from the storage', async () => {
  stored.set(FORGOTTEN_STORAGE_KEY, JSON.stringify(['../contact', 7]));
  await sendForgotten(api);
  stored.set(FORGOTTEN_STORAGE_KEY, 'not JSON');
  await sendForgotten(api);
  expect(asked).toEqual([]);
});
