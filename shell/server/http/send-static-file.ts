import { extname } from 'node:path';
import type { Response } from 'express';

/** File types that may be sent to browsers. */
const SERVED = /\.(js|css|json|svg|png|webp|avif|ico|woff2|webmanifest)$/;

/** Compressed forms that may exist next to a file, best first. */
const COMPRESSED = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

const PLAIN = { encoding: null, suffix: '' } as const;

/** Cache-Control for files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Whether a file or folder name is safe: it cannot lead to another folder, and a file has only one spelling of it. */
export const isSafeName = (name: string): boolean => /^[\w@+-][\w@+.-]*$/.test(name);

/** The library's error for a file that it does not send. */
interface SendError extends Error {
  status?: number;
  code?: string;
  headers?: Record<string, string>;
}

/**
 * Sends a file, in a precompressed form if the client accepts one and it exists. If the file disappears meanwhile, only
 * this response fails.
 * @param names path of the file below the folder.
 * @returns false if there is no such file or its type may not be served; nothing has been sent then.
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
      const options = {
        root: folder,
        cacheControl: false,
        lastModified: false,
        acceptRanges: false,
        headers,
      };
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
 * Ends a response whose file exists but is not sent completely: the client left, the disk failed, or a condition of the
 * request is not met.
 */
function endWithoutFile(response: Response, error: SendError): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  // With the file's headers, caches would keep this response as the file.
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (!error.status || error.status >= 500) throw error;
  response
    .status(error.status)
    .set(error.headers ?? {})
    .end();
}
