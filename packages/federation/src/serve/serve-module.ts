import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { RELEASE_RECORD_FILE } from '@northloop/contracts';
import serveStatic from 'serve-static';
import { sha256 } from '../build/record/describe-files.js';
import { isNoSuchFile } from '../release-store/store/file-errors.js';

/**
 * Serves a module's built folder as the shell reads it: byte for byte, the release record without caching, everything
 * else cached forever. Files are read from disk on each request, so that a rebuild is served without a restart.
 */
export function serveModule(folder: string): Server {
  const files = serveStatic(folder, {
    index: false,
    lastModified: false,
    setHeaders: (response, path) => {
      if (path.endsWith(RELEASE_RECORD_FILE)) {
        response.setHeader('Cache-Control', 'no-cache');
        const tag = tagOfBytes(path);
        if (tag) response.setHeader('ETag', tag);
      } else {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      }
    },
  });
  return createServer((request, response) => {
    files(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
}

/**
 * An `ETag` of a file's content. The library derives its own from size and modification time, which stay the same if a
 * record is replaced by one of the same size within a tick of the clock.
 * @returns undefined if a rebuild has just removed the file; the response is then 404.
 */
function tagOfBytes(path: string): string | undefined {
  try {
    return `"${sha256(readFileSync(path))}"`;
  } catch (error) {
    if (isNoSuchFile(error)) return undefined;
    throw error;
  }
}
