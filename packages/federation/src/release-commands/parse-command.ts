import { type ParseArgsConfig, parseArgs } from 'node:util';
import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';

/** Thrown for an invalid command. The message says what is expected. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Options of every command. */
export interface CommonOptions {
  store: string;
  /** Who makes the change; by default the name from git or the system. */
  by?: string;
  reason?: string;
  /** Address of the running site, without a slash at the end. */
  site?: string;
}

/** Options of the commands that give visitors another release. */
export interface GateOptions {
  skipGateReason?: string;
  removedRoutesReason?: string;
}

export type Command = CommonOptions &
  (
    | { name: 'publish'; module: ModuleName; from?: string; removedRoutesReason?: string }
    | ({ name: 'promote'; module: ModuleName; version: string } & GateOptions)
    | { name: 'rollback'; module: ModuleName }
    | ({ name: 'canary'; module: ModuleName; version: string; percent: number } & GateOptions)
    | { name: 'end-canary'; module: ModuleName }
    | { name: 'status' }
    | { name: 'history'; module?: ModuleName }
    | { name: 'prune'; isDryRun: boolean }
    | { name: 'help' }
  );

export const DEFAULT_STORE = '.data/release-store';

export const USAGE = `Usage: pnpm release <command> [options]

  publish <module>                 build, check and store a release; visitors do not see it yet
  promote <module> <version>       test a release in a whole site, then give it to all visitors;
                                   "latest" is the last one published
  canary <module> <version> <10%>  test a release in a whole site, then give it to some visitors
  canary <module> off              end the canary and give all visitors the live release
  rollback <module>                give all visitors the previous live release again
  status                           show what is live; with --site also what the running site serves
  history [module]                 show who did what, when and why
  prune                            delete old releases that no open page needs any more

Modules: ${MODULE_NAMES.join(', ')}

Options:
  --store <location>               a folder or s3://bucket/prefix (default: RELEASE_STORE, then ${DEFAULT_STORE})
  --site <address>                 the running site; a release must fit its contract and shared packages
  --by <name>                      who is making the change (default: your name in git or on this machine)
  --reason <text>                  why, for the history
  --skip-gate <reason>             promote, canary: skip the journeys; the history keeps the reason
  --allow-removed-routes <reason>  publish, promote, canary: allow routes to disappear; the history keeps the reason
  --from <folder>                  publish: use an existing build instead of building
  --dry-run                        prune: only show what would be deleted
`;

const OPTIONS = {
  store: { type: 'string' },
  site: { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string' },
  'skip-gate': { type: 'string' },
  'allow-removed-routes': { type: 'string' },
  from: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options'];

type OptionName = keyof typeof OPTIONS;

/** Options that only some commands have. */
const OPTIONS_OF: Readonly<Record<string, readonly OptionName[]>> = {
  publish: ['allow-removed-routes', 'from'],
  promote: ['skip-gate', 'allow-removed-routes'],
  canary: ['skip-gate', 'allow-removed-routes'],
  rollback: [],
  status: [],
  history: [],
  prune: ['dry-run'],
};
const COMMON: readonly OptionName[] = ['store', 'site', 'by', 'reason', 'help'];

/**
 * Parses the arguments of the command line.
 * @throws {UsageError} if they are not valid.
 */
export function parseCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Command {
  const { values, positionals } = readArgs(args);
  const text = (name: Exclude<OptionName, 'dry-run' | 'help'>): string | undefined => {
    const value = values[name]?.trim();
    if (value === '') throw new UsageError(`--${name} needs a text`);
    return value;
  };
  const [name = 'help', first, second, third] = positionals;
  const by = text('by');
  const reason = text('reason');
  const site = text('site')?.replace(/\/+$/, '');
  if (site !== undefined && !/^https?:\/\/./.test(site)) {
    throw new UsageError(`--site must be an http(s) address, not "${site}"`);
  }
  const common: CommonOptions = {
    store: text('store') ?? (env.RELEASE_STORE || DEFAULT_STORE),
    ...(by && { by }),
    ...(reason && { reason }),
    ...(site && { site }),
  };
  if (values.help || name === 'help') return { ...common, name: 'help' };

  const known = OPTIONS_OF[name];
  if (!known) throw new UsageError(`There is no command "${name}"`);
  for (const option of Object.keys(values) as OptionName[]) {
    if (!COMMON.includes(option) && !known.includes(option)) {
      throw new UsageError(`"${name}" has no option --${option}`);
    }
  }
  const skipGateReason = text('skip-gate');
  const removedRoutesReason = text('allow-removed-routes');
  const gate: GateOptions = {
    ...(skipGateReason && { skipGateReason }),
    ...(removedRoutesReason && { removedRoutesReason }),
  };
  const only = (count: number) => {
    if (positionals.length > count + 1) {
      throw new UsageError(`"${name}" does not know what to do with "${positionals[count + 1]}"`);
    }
  };

  switch (name) {
    case 'publish': {
      only(1);
      const from = text('from');
      return {
        ...common,
        name,
        module: toModule(first),
        ...(from && { from }),
        ...(removedRoutesReason && { removedRoutesReason }),
      };
    }
    case 'promote':
      only(2);
      return { ...common, ...gate, name, module: toModule(first), version: toVersion(second) };
    case 'canary':
      if (second === 'off') {
        only(2);
        return { ...common, name: 'end-canary', module: toModule(first) };
      }
      only(3);
      return {
        ...common,
        ...gate,
        name,
        module: toModule(first),
        version: toVersion(second),
        percent: toPercent(third),
      };
    case 'rollback':
      only(1);
      return { ...common, name, module: toModule(first) };
    case 'history':
      only(1);
      return { ...common, name, ...(first !== undefined && { module: toModule(first) }) };
    case 'prune':
      only(0);
      return { ...common, name, isDryRun: values['dry-run'] ?? false };
    default:
      only(0);
      return { ...common, name: 'status' };
  }
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function toModule(value: string | undefined): ModuleName {
  const module = MODULE_NAMES.find((name) => name === value);
  if (module) return module;
  const said = value === undefined ? 'Name a module' : `There is no module "${value}"`;
  throw new UsageError(`${said}: it must be one of ${MODULE_NAMES.join(', ')}`);
}

function toVersion(value: string | undefined): string {
  if (value) return value;
  throw new UsageError('Say which version, or "latest"');
}

function toPercent(value: string | undefined): number {
  const [, digits] = /^(\d{1,2})%?$/.exec(value ?? '') ?? [];
  if (digits && Number(digits) > 0) return Number(digits);
  throw new UsageError(
    `Say which share of visitors should get it, such as 10%, not "${value ?? ''}"`,
  );
}
