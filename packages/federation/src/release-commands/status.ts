import {
  MODULE_NAMES,
  type ModuleName,
  type ReleaseEvent,
  type SiteReleaseStatus,
} from '@northloop/contracts';
import { readWholeRegistry } from '../release-store/store/update-registry.js';
import type { CommandContext } from './command-context.js';
import type { Command } from './parse-command.js';
import { type TakenOut, takenOut, takenOutLine } from './site/served-releases.js';
import { readSiteStatus } from './site/site-status.js';
import { shortTime, textTable } from './text-table.js';

/** Prints what is live and, if a site is named, what that site serves. */
export async function showStatus(
  { site }: Extract<Command, { name: 'status' }>,
  { store, say }: CommandContext,
): Promise<void> {
  const document = await readWholeRegistry(store);
  const { revision, modules, history } = document;
  const since = new Map(history.map((event) => [event.revision, event]));
  const status = site ? await readSiteStatus(site) : null;
  const taken = status ? takenOut(document, status) : [];
  const mark = (module: ModuleName, channel: TakenOut['channel']) =>
    taken.some((each) => each.module === module && each.channel === channel) ? ' (taken out)' : '';
  const rows = MODULE_NAMES.map((name) => {
    const { live, liveSince, canary, previous, published } = modules[name];
    const change = since.get(liveSince);
    return [
      name,
      live ? `${live}${mark(name, 'live')}` : '–',
      change && live ? `${shortTime(change.at)} ${change.by}` : '–',
      canary ? `${canary.version} ${canary.percent}%${mark(name, 'canary')}` : '–',
      previous[0] ?? '–',
      published[0]?.version ?? '–',
    ];
  });
  say(
    `Registry revision ${revision}`,
    '',
    ...textTable(['module', 'live', 'since', 'canary', 'before', 'last published'], rows),
  );
  if (site && status) say('', ...siteLines(site, status));
  else say('', 'Add --site <address> to see what a running site has taken out by itself');
}

function siteLines(site: string, status: SiteReleaseStatus): string[] {
  const follows =
    status.revision === null
      ? 'follows the modules’ own servers, not a store'
      : `follows revision ${status.revision}`;
  const shared = Object.entries(status.shared)
    .map((pair) => pair.join(' '))
    .join(', ');
  const rows = MODULE_NAMES.map((name) => {
    const { serving, canary } = status.modules[name];
    return [name, serving ?? '–', canary ? `${canary.version} ${canary.percent}%` : '–'];
  });
  const withdrawn = MODULE_NAMES.flatMap((name) =>
    status.modules[name].withdrawn.map((each) => takenOutLine({ ...each, module: name })),
  );
  const problems = MODULE_NAMES.flatMap((name) => {
    const { problem } = status.modules[name];
    return problem ? [`${name}: ${problem}`] : [];
  });
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];
  return [
    `${site} ${follows}; contract ${status.contract}; ${shared}`,
    '',
    ...textTable(['module', 'serves', 'canary'], rows),
    ...section('Taken out by the site:', withdrawn),
    ...section('Problems:', problems),
  ];
}

const gateText = (gate: ReleaseEvent['gate']): string => {
  if (!gate) return '';
  return gate.passed ? 'journeys passed' : `journeys skipped: ${gate.skippedBecause}`;
};

/** Prints who did what, when and why, the latest first. */
export async function showHistory(
  { module }: Extract<Command, { name: 'history' }>,
  { store, say }: CommandContext,
): Promise<void> {
  const { history } = await readWholeRegistry(store);
  const events = history.filter((event) => !module || event.module === module);
  if (events.length === 0) {
    say(`There is no history of ${module ?? 'any module'} yet`);
    return;
  }
  const rows = events.map(
    ({ revision, at, by, action, module: name, version, percent, reason, gate }) => [
      String(revision),
      shortTime(at),
      by,
      percent === undefined ? action : `${action} ${percent}%`,
      name,
      version,
      [reason, gateText(gate)].filter(Boolean).join('; '),
    ],
  );
  say(...textTable(['rev.', 'when (UTC)', 'who', 'what', 'module', 'version', 'why'], rows));
}
