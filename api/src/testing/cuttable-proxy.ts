import { connect, createServer, type Socket } from 'node:net';
import { listen } from '@northloop/testing/listen';

/** A proxy in front of PostgreSQL whose connection can be cut and restored, like a failing network or server. */
export interface CuttableProxy {
  /** The database's address, through the proxy. */
  url: string;
  /** Drops every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of the database at the given address. */
export async function startCuttableProxy(databaseUrl: string): Promise<CuttableProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  const { port, close } = await listen(server);
  const through = new URL(databaseUrl);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: through.href,
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    close,
  };
}
