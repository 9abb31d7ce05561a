/** Fields of a log line that say nothing to a person who reads along. */
const NOT_SHOWN: readonly string[] = [
  'level',
  'time',
  'msg',
  'app',
  'name',
  'pid',
  'hostname',
  'err',
];

/** Names of the levels, by the numbers that some of the processes write. */
const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

interface LogLine {
  level: string;
  text: string;
  fields: Record<string, unknown>;
}

function readLogLine(line: string): LogLine | null {
  if (!line.startsWith('{')) return null;
  try {
    const fields = JSON.parse(line) as Record<string, unknown>;
    const level = LEVELS[Number(fields.level)] ?? String(fields.level);
    return typeof fields.msg === 'string' ? { level, text: fields.msg, fields } : null;
  } catch {
    return null;
  }
}

const show = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** What an error says, and where it was thrown. */
function errorLines(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { message = '', stack = message } = error as { message?: unknown; stack?: unknown };
  return `\n${show(stack).replace(/^/gm, '    ')}`;
}

/**
 * A line that one of the site's processes wrote, as a person reads it: `12:30:01 API warn: Text key=value`. A line that
 * is no JSON stays as it is.
 * @param part name of the process.
 */
export function lineForPeople(part: string, line: string, now = new Date()): string {
  const read = readLogLine(line);
  if (!read) return line;
  const { level, text, fields } = read;
  const details = Object.entries(fields)
    .filter(([name]) => !NOT_SHOWN.includes(name))
    .map(([name, value]) => ` ${name}=${show(value)}`)
    .join('');
  const time = now.toTimeString().slice(0, 8);
  const mark = level === 'info' ? '' : ` ${level}`;
  return `${time} ${part}${mark}: ${text}${details}${errorLines(fields.err)}`;
}
