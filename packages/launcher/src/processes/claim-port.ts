import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './free-port';
import { findPortListener } from './port-listener';

/** Thrown for a port that cannot be used. The message says what to do. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

/** A setting that names a port. */
export interface PortSetting {
  /** Such as `API_PORT`. */
  variable: string;
  /** 0 means any free port. */
  port: number;
  host: string;
}

/**
 * Returns the port to use after making sure that nothing listens there. 0 means any free port.
 * @throws {PortError} with the setting, the port and, if it can be found out, the program that listens.
 */
export async function claimPort({ variable, port, host }: PortSetting): Promise<number> {
  if (port === 0) return freePort();
  const problem = await whyNot(port, host);
  if (problem === null) return port;
  if (problem !== 'EADDRINUSE') {
    throw new PortError(
      `Port ${port} cannot be used (${problem}). Set ${variable} to another port.`,
    );
  }
  const listener = await findPortListener(port);
  const who = listener ? `process ${listener.pid} (${listener.command})` : 'another program';
  throw new PortError(
    `Port ${port} is taken by ${who}. Stop it, or set ${variable} to another port.`,
  );
}

async function whyNot(port: number, host: string): Promise<string | null> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
  server.close();
  await once(server, 'close');
  return null;
}
