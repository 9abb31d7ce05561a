import { type Logger, pino } from 'pino';
import { hideIds } from './hide-ids';

/**
 * Writes JSON lines to standard output, without the ids that give access to a visitor's data. Each line is written
 * immediately: buffered lines are retried forever at the end of the process if the reader is gone, and the process
 * would never end.
 */
export function createLog(level: string): Logger {
  const output = pino.destination({ dest: 1, sync: true });
  return pino({ level, name: 'shell' }, { write: (line: string) => output.write(hideIds(line)) });
}
