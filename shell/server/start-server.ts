import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { ShellConfig } from './config';
import type { ReleaseRegistry } from './releases/release-registry';

/** Listens, and on a signal finishes the requests under way before it ends. */
export function startServer(
  server: Server,
  registry: ReleaseRegistry,
  { port, host }: ShellConfig,
  log: Logger,
): void {
  server.listen(port, host, () => {
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    log.info(`Site ready on http://localhost:${actual}`);
  });
  const stop = () => {
    registry.stop();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
