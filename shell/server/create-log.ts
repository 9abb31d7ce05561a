import { type Logger, pino } from 'pino';

/**
 * JSON lines on standard output, each written when it is logged. Lines that wait for the process's end are tried again
 * for ever then if nobody reads them any more, and the process never ends.
 */
export const createLog = (level: string): Logger =>
  pino({ level, name: 'shell' }, pino.destination({ dest: 1, sync: true }));
