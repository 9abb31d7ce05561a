import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { IMMUTABLE, isSafeName, sendStaticFile } from './send-static-file';

/** Cache-Control of files whose name stays when their content changes, such as icons. */
const SHORT_LIVED = 'public, max-age=3600';

/**
 * Serves the files of the shell's browser build.
 * @param folder the build; files whose name carries a hash are served for ever.
 */
export const serveShellFiles =
  (folder: string): RequestHandler =>
  async (request, response, next) => {
    const names = request.path.slice(1).split('/');
    const isHashed = /-[\w-]{8}\.\w+$/.test(request.path);
    const isReadable = request.method === 'GET' || request.method === 'HEAD';
    const sent =
      isReadable &&
      names.every(isSafeName) &&
      (await sendStaticFile(
        request,
        response,
        join(folder, ...names),
        isHashed ? IMMUTABLE : SHORT_LIVED,
      ));
    if (!sent) next();
  };
