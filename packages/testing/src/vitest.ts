import type { RequestListener } from 'node:http';
import type { Server } from 'node:net';
import { onTestFinished } from 'vitest';
import { listen as listenUntilClosed } from './listen.js';
import { temporaryFolder as folderUntilRemoved } from './temporary-folder.js';
import type { Tree } from './write-tree.js';

/**
 * Starts a server, or creates one for a request listener, and closes it when the running test ends.
 * @returns its origin, without a trailing slash.
 */
export async function listen(
  serverOrListener: Server | RequestListener,
  port?: number,
): Promise<string> {
  const { origin, close } = await listenUntilClosed(serverOrListener, port);
  onTestFinished(close);
  return origin;
}

/**
 * Creates a folder with these files and deletes it when the running test ends.
 * @returns its path.
 */
export async function temporaryFolder(files?: Tree): Promise<string> {
  const { path, remove } = await folderUntilRemoved(files);
  onTestFinished(remove);
  return path;
}
