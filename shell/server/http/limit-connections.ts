import type { Server } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';

/** Whether an address is of this machine: a proxy that runs here, or whoever works here. */
const isOwn = (address: string): boolean => ipaddr.process(address).range() === 'loopback';

/**
 * Keeps one address from taking all connections of a server that visitors reach themselves. What is above the limit is
 * hung up on at once; this machine is not counted.
 * @param most open connections of one address.
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

  // Before the server's own listener, which would take the connection for one to read from.
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
