import { afterEach, expect, it, vi } from 'vitest';
import { loadPost } from './load-post';

afterEach(() => vi.restoreAllMocks());

it.each(['no-such-article', 'constructor', undefined])(
  'sends %s to the list, and says so in the browser’s console',
  async (slug) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await loadPost({ params: { slug }, isServer: false })).toEqual({ redirect: '/blog' });
    expect(log).toHaveBeenCalledOnce();
  },
);

it('leaves the server’s console alone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await loadPost({ params: { slug: 'nope' }, isServer: true })).toEqual({
    redirect: '/blog',
  });
  expect(log).not.toHaveBeenCalled();
});
