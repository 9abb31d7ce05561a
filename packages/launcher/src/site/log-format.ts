const LOG_FORMATS = ['text', 'json'] as const;

/** How lines are printed: for people, or as the JSON that the site's processes write. */
export type LogFormat = (typeof LOG_FORMATS)[number];

/**
 * `LOG_FORMAT`, or what suits where the lines go.
 * @throws Error that names the setting when its value is neither.
 */
export function readLogFormat(
  { LOG_FORMAT: value = '' }: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): LogFormat {
  if (value === '') return isTerminal ? 'text' : 'json';
  const format = LOG_FORMATS.find((each) => each === value);
  if (!format) throw new Error(`LOG_FORMAT must be text or json, not "${value}".`);
  return format;
}
