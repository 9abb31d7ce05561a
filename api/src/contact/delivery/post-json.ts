import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPrivateAddress } from './private-address.js';

export interface PostOptions {
  signal: AbortSignal;
  headers: Readonly<Record<string, string>>;
  /** Otherwise an address inside private networks is refused, also when a public name points there. */
  allowPrivate: boolean;
}

/**
 * Posts JSON and resolves with the answer's status; redirects are not followed. The connection goes to the
 * very address that was checked, so that a name cannot change its mind in between.
 * @throws for a private address, a network failure or when the signal fires
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
        // One message now and then: a kept connection would only go stale.
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
