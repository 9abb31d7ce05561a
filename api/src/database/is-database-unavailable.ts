/** Failures of the network below a query. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** PostgreSQL: connection failures (08), too many connections (53300), shutdown and start-up (57P), cancelled by time-out (57014). */
const SERVER_CODES = /^(08\w{3}|53300|57P0[1-5]|57014)$/;

/** The driver gives these failures no code. */
const DRIVER_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|PGlite is clos)/i;

/** Whether an error, or what caused it, means that the database cannot be reached, as opposed to a faulty query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? current.code : undefined;
    if (typeof code === 'string' && (NETWORK_CODES.has(code) || SERVER_CODES.test(code))) {
      return true;
    }
    if (DRIVER_MESSAGES.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isDatabaseUnavailable))
      return true;
  }
  return false;
}
