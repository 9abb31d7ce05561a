import { listen } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { isBrowserFault, kindOfLoadFailure } from './browser-fault';

describe('isBrowserFault', () => {
  it.each(['NotFoundError', 'SecurityError', 'QuotaExceededError', 'AbortError'])(
    'knows %s',
    (name) => {
      expect(isBrowserFault(new DOMException('no', name))).toBe(true);
    },
  );

  it.each([
    new TypeError('undefined is not a function'),
    new DOMException('no', 'SyntaxError'),
    'text',
  ])('leaves %s to the release', (error) => {
    expect(isBrowserFault(error)).toBe(false);
  });
});

describe('kindOfLoadFailure', () => {
  const failed = new TypeError('Failed to fetch dynamically imported module');
  const serve = (statusOf: (path: string) => number) =>
    listen((request, response) => {
      response.statusCode = statusOf(request.url ?? '');
      response.end();
    });

  it('is the release’s when the server has not got a file', async () => {
    const origin = await serve((path) => (path === '/part.js' ? 404 : 200));
    expect(await kindOfLoadFailure(failed, [`${origin}/entry.js`, `${origin}/part.js`])).toBe(
      'load',
    );
  });

  it('is the release’s when every file is there, and still it does not load', async () => {
    const origin = await serve(() => 200);
    expect(await kindOfLoadFailure(failed, [`${origin}/entry.js`])).toBe('load');
  });

  it('is the browser’s when it cannot reach a file', async () => {
    const origin = await serve(() => 200);
    expect(
      await kindOfLoadFailure(failed, [`${origin}/entry.js`, 'http://127.0.0.1:9/part.js']),
    ).toBe('browser');
  });

  it('is the browser’s when it broke the load off', async () => {
    const origin = await serve(() => 404);
    const aborted = new DOMException('The page is left', 'AbortError');
    expect(await kindOfLoadFailure(aborted, [`${origin}/entry.js`])).toBe('browser');
  });
});
