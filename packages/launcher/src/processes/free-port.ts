import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * Below the ports that systems assign to outgoing connections and to programs that ask for any port (from 32768 on
 * Linux, 49152 elsewhere), so that none of these takes the port before it is used.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 31_999;

/** A port that nothing listens on right now. A random start keeps two callers from getting the same one. */
export const freePort = (): Promise<number> =>
  getPort({ port: portNumbers(randomInt(FIRST_PORT, LAST_PORT), LAST_PORT) });
