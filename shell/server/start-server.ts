import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { ShellConfig } from './config';
import type { ReleaseRegistry } from './releases/release-registry';

/** What keeps the server from listening, naming the setting. */
const listenProblem = (
  { code = '' }: NodeJS.ErrnoException,
  { port, host }: ShellConfig,
): string =>
  code === 'EADDRINUSE'
    ? `Port ${port} on ${host} is taken. Stop what listens there, or set PORT to another port.`
    : `The shell cannot listen on port ${port} of ${host} (${code}). Set PORT and HOST to what it may use.`;

/** Listens, and ends the process when it cannot; on a signal finishes the requests under way before it ends. */
export function startServer(
  server: Server,
  registry: ReleaseRegistry,
  config: ShellConfig,
  log: Logger,
): void {
  server.once('error', (error) => {
    process.stderr.write(`${listenProblem(error, config)}\n`);
    // Outright: followed modules, watched files and workers would keep a process that answers nobody.
    process.exit(1);
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : config.port;
    log.info(`Shell ready on http://localhost:${actual}`);
  });
  const stop = () => {
    registry.stop();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
