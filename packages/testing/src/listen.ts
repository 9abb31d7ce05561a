import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Server, Socket } from 'node:net';

/** A server that takes connections on the loopback interface. */
export interface ListeningServer {
  /** Its address over HTTP, without a slash at the end. */
  origin: string;
  port: number;
  /** Ends the server and every connection to it. One that has ended already is left as it is. */
  close(): Promise<void>;
}

/**
 * Lets a server, or one that answers as the listener says, listen until it is closed; in Vitest, the form in `vitest.ts`
 * closes it by itself.
 * @param wanted 0 for any port that is free.
 * @throws when the port is taken.
 */
export async function listen(
  serverOrListener: Server | RequestListener,
  wanted = 0,
): Promise<ListeningServer> {
  const server =
    typeof serverOrListener === 'function' ? createServer(serverOrListener) : serverOrListener;
  const open = new Set<Socket>();
  const remember = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };
  server.on('connection', remember);
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        // The error that this may bring says only that the server has ended before.
        server.close(() => resolve());
        server.off('connection', remember);
        for (const socket of open) socket.destroy();
      }),
  };
}
