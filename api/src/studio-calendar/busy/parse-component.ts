import ICAL from 'ical.js';

/** A name and a few short parameters. The parser takes minutes for a line with very many. */
const HEAD = /^[A-Z-]{1,60}(?:;[^;:="]{1,60}=(?:"[^"]{0,255}"|[^";:]{0,255})){0,10}:/i;

/** Exchange writes this name with a colon and without quotes. */
const UNQUOTED = /;TZID=(tzone:\/\/[^";:]{1,200})/i;

/**
 * Reads one component of a calendar by itself.
 * @param lines unfolded, without its own BEGIN and END
 * @throws Error if one of them is malformed
 */
export function parseComponent(name: string, lines: readonly string[]): ICAL.Component {
  const quoted = lines.map((line) => line.replace(UNQUOTED, ';TZID="$1"'));
  if (!quoted.every((line) => HEAD.test(line))) throw new Error('A line is malformed');
  return new ICAL.Component(ICAL.parse([`BEGIN:${name}`, ...quoted, `END:${name}`].join('\n')));
}

/** The first value of a property as text, in capitals; undefined if there is none. */
export function textOf(component: ICAL.Component, name: string): string | undefined {
  return component.getFirstPropertyValue(name)?.toString().trim().toUpperCase();
}
