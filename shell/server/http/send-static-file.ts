import { extname } from 'node:path';
import type { Response } from 'express';

/** Kinds of files that a browser is given. */
const SERVED = /\.(js|css|json|svg|png|webp|avif|ico|woff2|webmanifest)$/;

/** Forms that may stand beside a file, best first. */
const COMPRESSED = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

const PLAIN = { encoding: null, suffix: '' } as const;

/** Cache-Control of files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A name of a file or folder that leads nowhere else, and that a file has one spelling of. */
export const isSafeName = (name: string): boolean => /^[\w@+-][\w@+.-]*$/.test(name);

/** What the library says of a file that it does not send. */
interface SendError extends Error {
  status?: number;
  code?: string;
  headers?: Record<string, string>;
}

/**
 * Sends a file, precompressed where the client takes it and such a form stands beside it. A file that goes away
 * meanwhile ends this answer and nothing else.
 * @param names where the file is below the folder.
 * @returns false when there is no such file, or none of a kind that may be served; nothing has been sent then.
 */
export async function sendStaticFile(
  response: Response,
  folder: string,
  names: readonly string[],
  cacheControl: string,
): Promise<boolean> {
  const path = names.join('/');
  if (!names.every(isSafeName) || !SERVED.test(path)) return false;
  const accepted = COMPRESSED.filter(({ encoding }) => response.req.acceptsEncodings(encoding));
  response.type(extname(path));
  for (const { encoding, suffix } of [...accepted, PLAIN]) {
    const error = await new Promise<SendError | undefined>((resolve) => {
      const headers = {
        'Cache-Control': cacheControl,
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      };
      const options = { root: folder, cacheControl: false, lastModified: false, headers };
      response.sendFile(`${path}${suffix}`, options, resolve);
    });
    if (error?.status === 404 || error?.code === 'EISDIR') continue;
    if (error) endWithoutFile(response, error);
    return true;
  }
  response.removeHeader('Content-Type');
  return false;
}

/**
 * Ends an answer that a file was found for and that does not send it whole: the client went away, the disk failed, or a
 * condition of the request does not hold.
 */
function endWithoutFile(response: Response, error: SendError): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  // Headers of the file would let caches keep this answer in its place.
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (!error.status || error.status >= 500) throw error;
  response
    .status(error.status)
    .set(error.headers ?? {})
    .end();
}
