import { SITE_RELEASES_PATH } from '@northloop/contracts';
import { findPortListener } from '../processes/port-listener';

/** Thrown when the site runs already, with where and how to stop it. */
export class AlreadyRunningError extends Error {
  override readonly name = 'AlreadyRunningError';
}

/** Longest that a running site may take to say that it is one, in milliseconds. */
const ANSWER_LIMIT_MS = 3000;

async function isSite(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}${SITE_RELEASES_PATH}`, {
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'modules' in body;
  } catch {
    return false;
  }
}

/**
 * Looks whether a site like ours answers on the port that ours is to have.
 * @throws {AlreadyRunningError} when one does.
 */
export async function refuseSecondStart(port: number, host = '127.0.0.1'): Promise<void> {
  if (!(await isSite(`http://${host}:${port}`))) return;
  const shell = await findPortListener(port);
  // The launcher stops all parts; who runs the shell alone has no launcher above it.
  const launcher = shell && shell.parent > 1 ? shell.parent : shell?.pid;
  const how = launcher ? `"kill ${launcher}"` : 'Ctrl+C where it was started';
  throw new AlreadyRunningError(
    `The site runs already on http://localhost:${port}. Stop it with ${how}, or start this one beside it: PORT=0 API_PORT=0 DATA_DIR=.data/second pnpm start (0 takes any free port).`,
  );
}
