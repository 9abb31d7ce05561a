import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

const IDENTITY = { name: null, suffix: '' } as const;

/** Cache-Control of files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Encodings that a client names and does not refuse with a weight of zero. */
const acceptedEncodings = (header = ''): string[] =>
  header
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight = '']) => !/^q=0(\.0*)?$/i.test(weight))
    .map(([name = '']) => name);

/** A name of a file or folder that leads nowhere else. */
export const isSafeName = (name: string): boolean => /^[\w@+-][\w@+.-]*$/.test(name);

/**
 * Sends a file, precompressed where the client takes it and such a form stands beside it. A file that goes away
 * meanwhile ends this answer and nothing else.
 * @returns false when there is no such file, or none of a kind that may be served; nothing has been sent then.
 */
export async function sendStaticFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  cacheControl: string,
): Promise<boolean> {
  const type = TYPES[extname(file)];
  if (!type) return false;
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const forms = [...ENCODINGS.filter(({ name }) => accepted.includes(name)), IDENTITY];
  for (const { name, suffix } of forms) {
    const handle = await open(`${file}${suffix}`).catch(() => null);
    if (!handle) continue;
    const info = await handle.stat();
    if (!info.isFile()) {
      await handle.close();
      continue;
    }
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': info.size,
      'Cache-Control': cacheControl,
      Vary: 'Accept-Encoding',
      ...(name && { 'Content-Encoding': name }),
    });
    if (request.method === 'HEAD') {
      await handle.close();
      response.end();
      return true;
    }
    try {
      await pipeline(handle.createReadStream(), response);
    } catch {
      // The client went away, or the file did: either way there is nobody left to tell.
      response.destroy();
    }
    return true;
  }
  return false;
}
