import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ClientRelease,
  MODULE_NAMES,
  type ModuleName,
  type ReleaseRecord,
  releaseBasePath,
  type SiteModuleStatus,
} from '@northloop/contracts';
import type { Logger } from 'pino';
import { forEachModule } from '../../modules';
import type { Withdrawals } from '../guard/withdrawals';
import type { ReleaseMirror } from '../mirror/release-mirror';
import type { Promotion } from '../rollout/channels';
import { ModuleRollout, type WithdrawalReason } from '../rollout/module-rollout';
import type { WarmRelease } from '../rollout/release-preparation';
import type { Visitor } from '../rollout/visitor';

/** What the site serves of its modules' releases. */
export interface RegistryStatus {
  /** Revision of the registry that is followed; null where the modules' own servers are. */
  revision: number | null;
  modules: Record<ModuleName, SiteModuleStatus>;
}

/** Knows which release of each module a visitor gets, and follows what the teams decide. */
export interface ReleaseRegistry {
  /** The release for a visitor; asks the source, within its time limit, where none is known yet. */
  current(module: ModuleName, visitor?: Visitor): Promise<ReleaseRecord | null>;
  /** A release to step in for one that failed. */
  lastGood(module: ModuleName, failed: string): ReleaseRecord | null;
  /** Which promotion gives visitors a version now; null when none does. */
  sinceOf(module: ModuleName, version: string): number | null;
  /** Takes a release out until it is promoted again, where another one can step in. */
  withdraw(module: ModuleName, promotion: Promotion, reason: WithdrawalReason): Promise<void>;
  /** Makes a release ready for one browser. @param version one that the source holds. */
  tryOut(module: ModuleName, version: string): Promise<void>;
  /** The rollout of one module, for whoever brings a release from elsewhere. */
  rollout(module: ModuleName): ModuleRollout;
  /** True while any module has a canary: only then do browsers need a bucket. */
  hasCanary(): boolean;
  /** Fetches a release that the source still holds, for a tab that was opened with it. @returns whether it is here now. */
  restore(module: ModuleName, version: string): Promise<boolean>;
  /** Address of the code that this server runs for a release: a file of its own. */
  serverEntry(record: ReleaseRecord): string;
  /** What of a release the browser gets. */
  toClientRelease(record: ReleaseRecord): ClientRelease;
  status(): RegistryStatus;
  start(): Promise<void>;
  stop(): void;
}

/** What every registry is made of, whatever it follows. */
export interface RegistryOptions {
  mirror: ReleaseMirror;
  /** Runs a release apart from the pages before any visitor gets it. @throws when it cannot run. */
  warm: WarmRelease;
  /** Longest that may take, in milliseconds: code that never comes to an end would stop its module's next releases. */
  warmLimit?: number;
  withdrawals: Withdrawals;
  /** Milliseconds between looks at the source. */
  pollInterval: number;
  log: Logger;
}

/** More than trying a release out may take. */
const WARM_LIMIT_MS = 70_000;

/** Does something for a module, once at a time: whoever asks meanwhile waits for what is under way. */
export function oncePerModule(
  act: (module: ModuleName) => Promise<void>,
): (module: ModuleName) => Promise<void> {
  const running = new Map<ModuleName, Promise<void>>();
  return (module) => {
    const run = running.get(module) ?? act(module).finally(() => running.delete(module));
    running.set(module, run);
    return run;
  };
}

/** The parts of a registry that do not depend on what it follows. */
export function createRollouts({
  mirror,
  warm,
  warmLimit = WARM_LIMIT_MS,
  withdrawals,
  log,
}: RegistryOptions) {
  const serverEntry = (record: ReleaseRecord) =>
    pathToFileURL(join(mirror.folderOf(record.module, record.version), record.entry.server)).href;
  const rollouts = forEachModule(
    (module) =>
      new ModuleRollout(module, { mirror, serverEntry, warm, warmLimit, withdrawals, log }),
  );
  const problems = new Map<ModuleName, string>();

  return {
    rollouts,
    /** Logs why a module gets no new release, once for as long as the reason stays the same. */
    noteProblem(module: ModuleName, error: unknown): void {
      const problem = error instanceof Error ? error.message : String(error);
      if (problems.get(module) !== problem) {
        const using = rollouts[module].pick()?.version ?? null;
        log.warn({ module, err: error, using }, 'no new release');
      }
      problems.set(module, problem);
    },
    /** @returns true when there was a problem that is over now. */
    clearProblem: (module: ModuleName): boolean => problems.delete(module),
    hasProblem: (module: ModuleName): boolean => problems.has(module),
    shared: {
      rollout: (module: ModuleName) => rollouts[module],
      lastGood: (module: ModuleName, failed: string) => rollouts[module].lastGood(failed),
      sinceOf: (module: ModuleName, version: string) => rollouts[module].sinceOf(version),
      withdraw: (module: ModuleName, promotion: Promotion, reason: WithdrawalReason) =>
        rollouts[module].withdraw(promotion, reason),
      hasCanary: () => MODULE_NAMES.some((module) => rollouts[module].hasCanary()),
      serverEntry,
      toClientRelease: ({ module, version, entry, exposes }: ReleaseRecord): ClientRelease => ({
        module,
        version,
        entry,
        exposes,
        base: releaseBasePath(module, version),
      }),
    },
    status: () =>
      forEachModule((module): SiteModuleStatus => {
        const problem = problems.get(module);
        return { ...rollouts[module].status(), ...(problem && { problem }) };
      }),
  };
}
