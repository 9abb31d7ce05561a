import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { ShellConfig } from '../config';
import type { ReleaseRegistry } from '../releases/registry/release-registry';
import type { Readiness } from './readiness';
import { stopServer } from './stop-server';

/** What keeps the server from listening, naming the setting. */
const listenProblem = (
  { code = '' }: NodeJS.ErrnoException,
  { port, host }: Pick<ShellConfig, 'host' | 'port'>,
): string =>
  code === 'EADDRINUSE'
    ? `Port ${port} on ${host} is taken. Stop the program that uses it, or set PORT to another port.`
    : `The shell cannot listen on port ${port} of ${host} (${code}). Set PORT and HOST to values it may use.`;

export interface StartedParts {
  registry: Pick<ReleaseRegistry, 'stop'>;
  readiness: Readiness;
  config: Pick<ShellConfig, 'host' | 'port' | 'stop'>;
  log: Pick<Logger, 'info'>;
}

/**
 * Listens, and ends the process when it cannot; on a signal says that it is not ready any more, and finishes the
 * requests under way before it ends. The same signal again ends it at once.
 */
export function startServer(
  server: Server,
  { registry, readiness, config, log }: StartedParts,
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
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void stopServer(server, readiness, config.stop).then(() => {
      registry.stop();
      process.exit(0);
    });
  };
  // A terminal and the launcher may each send their own; only the same one again is meant to hurry.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
}
