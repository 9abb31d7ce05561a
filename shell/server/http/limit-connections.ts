import type { Server } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';

/** Whether an address belongs to this machine, for example to a local proxy or a developer. */
const isOwn = (address: string): boolean => ipaddr.process(address).range() === 'loopback';

/**
 * Keeps one address from taking all connections of a server that visitors reach directly. Connections above the limit
 * are closed immediately; those from this machine are not counted.
 * @param most open connections allowed per address.
 */
export function limitConnections(
  server: Server,
  { most, log, isFree = isOwn }: { most: number; log: Logger; isFree?: typeof isOwn },
): void {
  const open = new Map<string, number>();
  const warned = new Set<string>();

  function warn(address: string): void {
    if (warned.has(address)) return;
    warned.add(address);
    log.warn(
      { address, most },
      'refused connections from one address; if it is your own proxy, set TRUST_PROXY',
    );
  }

  // Run before the server's own listener, which would start to read from the connection.
  server.prependListener('connection', (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isFree(address)) return;
    const others = open.get(address) ?? 0;
    if (others >= most) {
      warn(address);
      socket.destroy();
      return;
    }
    open.set(address, others + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else {
        open.delete(address);
        warned.delete(address);
      }
    });
  });
}
