import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Server, Socket } from 'node:net';

/** A server that takes connections on the loopback interface. */
export interface ListeningServer {
  /** HTTP origin, without a trailing slash. */
  origin: string;
  port: number;
  /** Closes the server and all its connections. Does nothing if it is already closed. */
  close(): Promise<void>;
}

/**
 * Starts a server, or creates one for a request listener. In Vitest tests use the version in `vitest.ts`, which closes
 * it automatically.
 * @param wanted 0 for any free port.
 * @throws if the port is taken.
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
        // An error here only means that the server was already closed.
        server.close(() => resolve());
        server.off('connection', remember);
        for (const socket of open) socket.destroy();
      }),
  };
}
