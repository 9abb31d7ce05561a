import type { PageRequest } from '@northloop/kit';
import { describe, expect, it } from 'vitest';
import { loadContact } from './load-contact';

const slots = ['2026-12-08T15:00:00.000Z'];

/** An API that answers every GET with the given function. */
const apiOf = (
  get: (path: string, signal?: AbortSignal) => Promise<unknown>,
): Pick<PageRequest['api'], 'get'> => ({
  get: <T>(path: string, options?: { signal?: AbortSignal }) =>
    get(path, options?.signal) as Promise<T>,
});

describe('loadContact', () => {
  it('brings the free times along when the server renders', async () => {
    const asked: string[] = [];
    const api = apiOf(async (path) => {
      asked.push(path);
      return { slots };
    });
    expect(await loadContact({ api, isServer: true })).toEqual({ data: { slots } });
    expect(asked).toEqual(['/api/consultations/slots']);
  });

  it('goes on without them when the API is down or answers nonsense', async () => {
    const down = apiOf(() => Promise.reject(new Error('connection refused')));
    expect(await loadContact({ api: down, isServer: true })).toEqual({ data: { slots: null } });
    for (const odd of [null, {}, { slots: 'soon' }]) {
      const api = apiOf(async () => odd);
      expect(await loadContact({ api, isServer: true })).toEqual({ data: { slots: null } });
    }
  });

  it('gives up on an API that does not answer', async () => {
    const slow = apiOf(
      (_path, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    expect(await loadContact({ api: slow, isServer: true })).toEqual({ data: { slots: null } });
  });

  it('waits for nothing in the browser', async () => {
    const api = apiOf(() => Promise.reject(new Error('not to be called')));
    expect(await loadContact({ api, isServer: false })).toEqual({ data: { slots: null } });
  });
});
