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

/** The status of all modules' releases on this site. */
export interface RegistryStatus {
  /** Revision of the registry; null if the site follows the modules' own servers. */
  revision: number | null;
  modules: Record<ModuleName, SiteModuleStatus>;
}

/** Knows which release of each module a visitor gets, and follows the teams' decisions. */
export interface ReleaseRegistry {
  /** The release for a visitor. If none is known yet, it asks the source, within the source's time limit. */
  current(module: ModuleName, visitor?: Visitor): Promise<ReleaseRecord | null>;
  /** A release to replace one that failed. */
  lastGood(module: ModuleName, failed: string): ReleaseRecord | null;
  /** The promotion that gives visitors a version now; null if there is none. */
  sinceOf(module: ModuleName, version: string): number | null;
  /** Takes a release out until it is promoted again, if another one can replace it. */
  withdraw(module: ModuleName, promotion: Promotion, reason: WithdrawalReason): Promise<void>;
  /**
   * Prepares a release for one browser.
   * @param version one that the source has.
   */
  tryOut(module: ModuleName, version: string): Promise<void>;
  /** The rollout of one module, for releases from another source. */
  rollout(module: ModuleName): ModuleRollout;
  /** True while any module has a canary. Browsers only need a bucket then. */
  hasCanary(): boolean;
  /**
   * Fetches a release that the source still has, for a tab that was opened with it.
   * @returns whether it is available now.
   */
  restore(module: ModuleName, version: string): Promise<boolean>;
  /** File URL of the code that this server runs for a release. */
  serverEntry(record: ReleaseRecord): string;
  /** The part of a release that browsers get. */
  toClientRelease(record: ReleaseRecord): ClientRelease;
  status(): RegistryStatus;
  start(): Promise<void>;
  stop(): void;
}

/** Options of every registry, regardless of its source. */
export interface RegistryOptions {
  mirror: ReleaseMirror;
  /**
   * Runs a release in isolation before any visitor gets it.
   * @throws if the release cannot run.
   */
  warm: WarmRelease;
  /**
   * Longest time that `warm` may take, in milliseconds. Code that never finishes would block the module's next
   * releases.
   */
  warmLimit?: number;
  withdrawals: Withdrawals;
  /** Milliseconds between checks of the source. */
  pollInterval: number;
  log: Logger;
}

/** Longer than testing a release may take. */
const WARM_LIMIT_MS = 70_000;

/** Runs `act` once at a time per module. Concurrent calls share the running one. */
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

/** The parts of a registry that do not depend on its source. */
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
    /** Logs why a module gets no new release. The same reason is logged only once in a row. */
    noteProblem(module: ModuleName, error: unknown): void {
      const problem = error instanceof Error ? error.message : String(error);
      if (problems.get(module) !== problem) {
        const using = rollouts[module].pick()?.version ?? null;
        log.warn({ module, err: error, using }, 'no new release');
      }
      problems.set(module, problem);
    },
    /** @returns true if there was a problem before. */
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
