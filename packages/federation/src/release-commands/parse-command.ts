import { type ParseArgsConfig, parseArgs } from 'node:util';
import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';

/** Thrown for a command that cannot be understood, with what it should have been. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What every command is told. */
export interface CommonOptions {
  store: string;
  /** Who does it; found out from git or the system where it is not said. */
  by?: string;
  reason?: string;
  /** Address of the running site, without a slash at the end. */
  site?: string;
}

/** What may be said to a command that gives visitors another release. */
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

  publish <module>                 build, check and store a release; visitors get nothing of it yet
  promote <module> <version>       give a release to all visitors, after the journeys; "latest" is the last published
  canary <module> <version> <10%>  give a release to a share of visitors, after the journeys
  canary <module> off              give all visitors the live release again
  rollback <module>                give all visitors the release that was live before
  status                           what is live; with --site also what the running site serves
  history [module]                 who did what, when and why
  prune                            take away releases that no page can ask for any more

Modules: ${MODULE_NAMES.join(', ')}

Options:
  --store <location>               a folder or s3://bucket/prefix (RELEASE_STORE, else ${DEFAULT_STORE})
  --site <address>                 the running site, whose contract and shared versions a release must meet
  --by <name>                      who does it (else the name that git or the system knows)
  --reason <text>                  why, for the history
  --skip-gate <reason>             promote, canary: without the journeys; the reason is recorded
  --allow-removed-routes <reason>  publish, promote, canary: although routes go that visitors have
  --from <folder>                  publish: a build that is there, instead of building
  --dry-run                        prune: only say what would go
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

/** Options that mean something to some commands only. */
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
 * Understands the arguments of the command line.
 * @throws {UsageError} with what is wrong with them.
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
      throw new UsageError(`"${name}" knows no --${option}`);
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
  const said = value === undefined ? 'None is named' : `There is no module "${value}"`;
  throw new UsageError(`${said}: it must be one of ${MODULE_NAMES.join(', ')}`);
}

function toVersion(value: string | undefined): string {
  if (value) return value;
  throw new UsageError('Say which version, or "latest"');
}

function toPercent(value: string | undefined): number {
  const [, digits] = /^(\d{1,2})%?$/.exec(value ?? '') ?? [];
  if (digits && Number(digits) > 0) return Number(digits);
  throw new UsageError(`Say which share of visitors, such as 10%; "${value ?? ''}" is none`);
}
