import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { ShellConfig } from '../config';
import type { ReleaseRegistry } from '../releases/registry/release-registry';
import type { Readiness } from './readiness';
import { stopServer } from './stop-server';

/** Why the server cannot listen, and which setting to change. */
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
 * Starts to listen, and ends the process if that fails. On a signal it reports that it is not ready any more and
 * finishes the running requests before it ends. A second signal of the same kind ends it immediately.
 */
export function startServer(
  server: Server,
  { registry, readiness, config, log }: StartedParts,
): void {
  server.once('error', (error) => {
    process.stderr.write(`${listenProblem(error, config)}\n`);
    // Exit explicitly: polling, watched files and workers would keep alive a process that cannot serve anyone.
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
  // A terminal and the launcher may each send a different signal, so only a repeated one means "stop immediately".
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
}
