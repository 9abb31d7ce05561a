import type { RequestHandler } from 'express';
import { IMMUTABLE, sendStaticFile } from './send-static-file';

/** Cache-Control of files whose name stays when their content changes, such as icons. */
const SHORT_LIVED = 'public, max-age=3600';

/**
 * Serves the files of the shell's browser build.
 * @param folder the build; files whose name carries a hash are served for ever.
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
