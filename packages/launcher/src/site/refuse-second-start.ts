import { SITE_RELEASES_PATH } from '@northloop/contracts';
import { findPortListener } from '../processes/port-listener';

/** Thrown if the site is already running. The message says where, and how to stop it. */
export class AlreadyRunningError extends Error {
  override readonly name = 'AlreadyRunningError';
}

/** How long a running site may take to answer, in milliseconds. */
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
 * Checks whether a site like this one already answers on the port.
 * @throws {AlreadyRunningError} if one does.
 */
export async function refuseSecondStart(port: number, host = '127.0.0.1'): Promise<void> {
  if (!(await isSite(`http://${host}:${port}`))) return;
  const shell = await findPortListener(port);
  // Stopping the launcher stops all parts. A shell that was started alone has no launcher above it.
  const launcher = shell && shell.parent > 1 ? shell.parent : shell?.pid;
  const how = launcher ? `"kill ${launcher}"` : 'Ctrl+C in the terminal that started it';
  throw new AlreadyRunningError(
    `The site is already running on http://localhost:${port}. Stop it with ${how}, or start a second one next to it: PORT=0 API_PORT=0 DATA_DIR=.data/second pnpm start (0 picks any free port).`,
  );
}
