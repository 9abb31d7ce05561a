import pino, { type Logger } from 'pino';

export interface LogLine {
  /** Pino's number: 30 info, 40 warn, 50 error. */
  level: number;
  msg: string;
  module?: string;
}

/** A logger that keeps its lines. */
export function collectLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const log = pino(
    { level: 'debug' },
    { write: (line) => lines.push(JSON.parse(line) as LogLine) },
  );
  return { log, lines };
}
