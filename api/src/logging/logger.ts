import { type Logger as PinoLogger, pino } from 'pino';
import type { LogLevel } from '../config/environment.js';
import { describeError } from './describe-error.js';
import { hideAddresses } from './hide-addresses.js';
import { requestId } from './request-id.js';

export type Logger = PinoLogger;

/** Injection token of the process's {@link Logger}. */
export const LOGGER = Symbol('Logger');

/**
 * Writes JSON lines to standard output, each with the id of its request. E-mail addresses are removed from every line.
 */
export function createLogger(
  level: LogLevel,
  write: (line: string) => void = (line) => {
    process.stdout.write(line);
  },
): Logger {
  return pino(
    {
      level,
      base: { app: 'northloop-api' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      mixin: () => {
        const id = requestId();
        return id === undefined ? {} : { requestId: id };
      },
    },
    { write: (line: string) => write(hideAddresses(line)) },
  );
}
