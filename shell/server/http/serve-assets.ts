import type { RequestHandler } from 'express';
import { IMMUTABLE, sendStaticFile } from './send-static-file';

/** Cache-Control for files that keep their name when their content changes, such as icons. */
const SHORT_LIVED = 'public, max-age=3600';

/**
 * Serves the files of the shell's browser build.
 * @param folder the build. Files with a hash in their name may be cached forever.
 */
export const serveShellFiles =
  (folder: string): RequestHandler =>
  async ({ method, path }, response, next) => {
    const isReadable = method === 'GET' || method === 'HEAD';
    const isHashed = /-[\w-]{8}\.\w+$/.test(path);
    const cacheControl = isHashed ? IMMUTABLE : SHORT_LIVED;
    const sent =
      isReadable &&
      (await sendStaticFile(response, folder, path.slice(1).split('/'), cacheControl));
    if (!sent) next();
  };
