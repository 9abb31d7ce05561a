import { type Setting, statementOf, valuesOf } from '../../../contracts/src/settings/setting';
import { processSettings, settingGroups } from '../../../contracts/src/settings/setting-groups';

const BEGIN = '<!-- settings: written by "pnpm settings" -->';
const END = '<!-- end of settings -->';

const readers = (name: string): string =>
  Object.entries(processSettings)
    .filter(([, settings]) => name in settings)
    .map(([process]) => process)
    .join(', ');

function defaultOf(name: string, stated: Setting): string {
  const { default: own = '' } = statementOf(stated);
  const launcher = processSettings.launcher[name];
  const started = launcher && statementOf(launcher).default;
  return started === undefined || started === own ? own : `${own}; ${started} with \`pnpm start\``;
}

function row(name: string, stated: Setting): string {
  const cells = [
    `\`${name}\``,
    readers(name),
    statementOf(stated).meaning,
    valuesOf(stated).replaceAll('<', '\\<'),
    defaultOf(name, stated),
  ];
  return `| ${cells.join(' | ')} |`;
}

const table = (): string =>
  [
    '| variable | read by | meaning | values | default |',
    '| --- | --- | --- | --- | --- |',
    ...settingGroups.flatMap(({ settings }) =>
      Object.entries(settings).map(([name, stated]) => row(name, stated)),
    ),
  ].join('\n');

/**
 * Puts the table of all settings between the two comments of a page that mark its place.
 * @throws Error if the page does not have them.
 */
export function withSettingsTable(page: string): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin)
    throw new Error(`The page has no place between ${BEGIN} and ${END}`);
  return `${page.slice(0, begin)}${BEGIN}\n\n${table()}\n\n${page.slice(end)}`;
}
