import { type Logger, pino } from 'pino';
import { hideIds } from './hide-ids';

/**
 * JSON lines on standard output, without the ids that open something of a visitor's. Each is written when it is logged:
 * lines that wait for the process's end are tried again for ever then if nobody reads them any more, and the process
 * never ends.
 */
export function createLog(level: string): Logger {
  const output = pino.destination({ dest: 1, sync: true });
  return pino({ level, name: 'shell' }, { write: (line: string) => output.write(hideIds(line)) });
}
