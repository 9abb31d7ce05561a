import { connect } from 'node:net';
import { listen } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { requestUrl } from './request-url';

/** Sends a request line and a Host header as they are, and returns the address that the server makes of them. */
async function addressOf(target: string, host: string | null): Promise<string> {
  const origin = await listen((request, response) => {
    response.end(requestUrl(request).href);
  });
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('end', () => resolve(answer.split('\r\n\r\n')[1] ?? ''));
    const header = host === null ? '' : `Host: ${host}\r\n`;
    socket.end(`GET ${target} HTTP/1.0\r\n${header}\r\n`);
  });
}

describe('requestUrl', () => {
  it('is what was asked for', async () => {
    await expect(addressOf('/blog/a-post?from=mail', 'northloop.example:8080')).resolves.toBe(
      'http://northloop.example:8080/blog/a-post?from=mail',
    );
  });

  it.each([
    '//evil.example/about',
    '///evil.example/about',
    '/\\evil.example/about',
    '/\\/evil.example/about',
  ])('does not take %s for another host', async (target) => {
    const url = new URL(await addressOf(target, 'northloop.example'));
    expect(url.host).toBe('northloop.example');
    expect(url.pathname).toBe('/evil.example/about');
  });

  it('reads the path of a whole address, and no host from it', async () => {
    await expect(addressOf('http://evil.example/about', 'northloop.example')).resolves.toBe(
      'http://northloop.example/about',
    );
  });

  it('does without a host', async () => {
    await expect(addressOf('/about', null)).resolves.toBe('http://localhost/about');
  });

  it.each(['', 'a b', 'ho<st', '[::1', 'host:port'])(
    'keeps the path when the host "%s" is nonsense',
    async (host) => {
      await expect(addressOf('/about?x=1', host)).resolves.toBe('http://localhost/about?x=1');
    },
  );

  it('keeps what is in the path from reaching the host', async () => {
    await expect(addressOf('/@evil.example/', 'northloop.example')).resolves.toBe(
      'http://northloop.example/@evil.example/',
    );
  });
});
