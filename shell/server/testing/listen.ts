import { createServer, type RequestListener, type Server } from 'node:http';
import { onTestFinished } from 'vitest';

/**
 * Lets a server listen on a free port of the loopback interface until the running test ends.
 * @returns its origin, without a slash at the end.
 */
export async function listen(serverOrListener: Server | RequestListener): Promise<string> {
  const server =
    typeof serverOrListener === 'function' ? createServer(serverOrListener) : serverOrListener;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}
