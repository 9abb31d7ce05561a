/** Fields of a log line that are not useful to a person. */
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

/** Names of the levels; some processes write only their numbers. */
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

/** An error's message and where it was thrown. */
function errorLines(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { message = '', stack = message } = error as { message?: unknown; stack?: unknown };
  return `\n${show(stack).replace(/^/gm, '    ')}`;
}

/**
 * Formats a log line of one of the site's processes for people: `12:30:01 API warn: Text key=value`. A line that is not
 * JSON stays unchanged.
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
