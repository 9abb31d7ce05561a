import { type Setting, statementOf } from '../../../contracts/src/settings/setting';
import { processSettings, settingGroups } from '../../../contracts/src/settings/setting-groups';

const HEAD = `# Every setting, as "pnpm settings" writes them. A line that is commented out shows an example: the setting has no
# default, or one that depends on how a process is started.
# Start a process with it: node --env-file=.env api/dist/main.js
`;

const LINE_LENGTH = 118;

/** Wraps a text into comment lines. */
function comment(words: string): string {
  const lines = ['#'];
  for (const word of words.split(' ')) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length > LINE_LENGTH) lines.push(`# ${word}`);
    else lines[lines.length - 1] = line;
  }
  return lines.join('\n');
}

/** Whether the launcher uses the same default as the process itself. */
function hasOneDefault(name: string, value: string | undefined): boolean {
  const launcher = processSettings.launcher[name];
  return value !== undefined && (!launcher || statementOf(launcher).default === value);
}

function entry(name: string, stated: Setting): string {
  const { meaning, default: value, example } = statementOf(stated);
  const sign = hasOneDefault(name, value) ? '' : '# ';
  return `${comment(meaning)}\n${sign}${name}=${value ?? example}\n`;
}

/** The text of `.env.example`. */
export const exampleFile = (): string =>
  [
    HEAD,
    ...settingGroups.flatMap(({ title, settings }) => [
      `# ── ${title} ──\n`,
      ...Object.entries(settings).map(([name, stated]) => entry(name, stated)),
    ]),
  ].join('\n');
