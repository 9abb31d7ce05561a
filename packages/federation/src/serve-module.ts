import { createServer, type Server } from 'node:http';
import { RELEASE_RECORD_FILE } from '@northloop/contracts';
import serveStatic from 'serve-static';

/**
 * Serves a module's built folder as the shell reads it: byte for byte, the release record to be asked for anew each
 * time, everything else for ever. Files are read from disk at each request, so that a rebuild is served without a
 * restart.
 */
export function serveModule(folder: string): Server {
  const files = serveStatic(folder, {
    index: false,
    setHeaders: (response, path) => {
      response.setHeader(
        'Cache-Control',
        path.endsWith(RELEASE_RECORD_FILE) ? 'no-cache' : 'public, max-age=31536000, immutable',
      );
    },
  });
  return createServer((request, response) => {
    files(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
}
