import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPrivateAddress } from './private-address.js';

export interface PostOptions {
  signal: AbortSignal;
  headers: Readonly<Record<string, string>>;
  /** If false, addresses in private networks are refused, even if a public name resolves to one. */
  allowPrivate: boolean;
}

/**
 * Posts JSON and resolves with the status of the answer; redirects are not followed. It connects to exactly the address
 * that was checked, so that a changed DNS answer cannot get around the check.
 * @throws for a private address, a network failure or an aborted signal
 */
export async function postJson(url: string, body: string, options: PostOptions): Promise<number> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const { address } = isIP(host) === 0 ? await lookup(host) : { address: host };
  if (!options.allowPrivate && isPrivateAddress(address)) {
    throw new Error(`${target.hostname} is in a private network`);
  }
  return post(target, host, address, body, options);
}

function post(
  target: URL,
  host: string,
  address: string,
  body: string,
  { signal, headers }: PostOptions,
): Promise<number> {
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(
      {
        method: 'POST',
        host: address,
        port: target.port,
        path: target.pathname + target.search,
        ...(isIP(host) === 0 ? { servername: host } : {}),
        signal,
        headers: {
          ...headers,
          host: target.host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
        // Messages are rare, so a kept-alive connection would only go stale.
        agent: false,
      },
      (response) => {
        response.resume();
        response.once('close', () => resolve(response.statusCode ?? 0));
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}
