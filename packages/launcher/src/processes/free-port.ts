import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * Below the ports that systems give to outgoing connections and to whoever asks for any (from 32768 on Linux, 49152
 * elsewhere): between this answer and its use none of these can take the port.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 31_999;

/** A port that nothing listens on at this moment; from where at random, so that two who ask at once do not meet. */
export const freePort = (): Promise<number> =>
  getPort({ port: portNumbers(randomInt(FIRST_PORT, LAST_PORT), LAST_PORT) });
