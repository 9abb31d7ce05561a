import type { PageRequest } from '@northloop/kit';
import { describe, expect, it } from 'vitest';
import { loadHome } from './load-home';

const service = { _id: 'seo', title: 'SEO', description: 'Found nearby', features: ['Audit'] };

/** An API that answers every GET with the given function. */
const apiOf = (
  get: (path: string, signal?: AbortSignal) => Promise<unknown>,
): Pick<PageRequest['api'], 'get'> => ({
  get: <T>(path: string, options?: { signal?: AbortSignal }) =>
    get(path, options?.signal) as Promise<T>,
});

describe('loadHome', () => {
  it('brings the services along when the server renders', async () => {
    const asked: string[] = [];
    const api = apiOf(async (path) => {
      asked.push(path);
      return [service];
    });
    expect(await loadHome({ api, isServer: true })).toEqual({ data: { services: [service] } });
    expect(asked).toEqual(['/api/services']);
  });

  it('goes on without them when the API is down or answers nonsense', async () => {
    const down = apiOf(() => Promise.reject(new Error('connection refused')));
    expect(await loadHome({ api: down, isServer: true })).toEqual({ data: { services: null } });
    const odd = apiOf(async () => ({ services: 'soon' }));
    expect(await loadHome({ api: odd, isServer: true })).toEqual({ data: { services: null } });
  });

  it('gives up on an API that does not answer', async () => {
    const slow = apiOf(
      (_path, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    expect(await loadHome({ api: slow, isServer: true })).toEqual({ data: { services: null } });
  });

  it('waits for nothing in the browser', () => {
    const api = apiOf(() => Promise.reject(new Error('not to be called')));
    expect(loadHome({ api, isServer: false })).toEqual({ data: { services: null } });
  });
});
