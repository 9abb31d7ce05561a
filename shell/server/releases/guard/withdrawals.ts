import { readFileSync } from 'node:fs';
import type { ModuleName, WithdrawnRelease } from '@northloop/contracts';
import type { Logger } from 'pino';
import { writeWholeFile } from '../write-whole-file';

type WithdrawnByModule = Partial<Record<ModuleName, WithdrawnRelease[]>>;

/** Releases that this site took out by itself. They stay out after a restart, until the next promotion. */
export interface Withdrawals {
  has(module: ModuleName, version: string, since: number): boolean;
  add(module: ModuleName, release: WithdrawnRelease): Promise<void>;
  /** Ends the withdrawals of a release's earlier promotions after it was promoted again. */
  lift(module: ModuleName, version: string, since: number): Promise<void>;
  of(module: ModuleName): readonly WithdrawnRelease[];
}

/** Number of withdrawals to keep per module. */
const KEPT = 20;

function readFrom(file: string, log: Logger): WithdrawnByModule {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as WithdrawnByModule;
  } catch (err) {
    const isMissing = err instanceof Error && 'code' in err && err.code === 'ENOENT';
    if (!isMissing)
      log.warn(
        { err, file },
        'saved list of withdrawn releases could not be read; starting with an empty one',
      );
    return {};
  }
}

/** @param file where the withdrawals are saved. */
export function openWithdrawals(file: string, log: Logger): Withdrawals {
  const withdrawn = readFrom(file, log);
  const of = (module: ModuleName) => withdrawn[module] ?? [];
  const write = () => writeWholeFile(file, JSON.stringify(withdrawn));
  return {
    of,
    has: (module, version, since) =>
      of(module).some((release) => release.version === version && release.since === since),
    async add(module, release) {
      withdrawn[module] = [release, ...of(module)].slice(0, KEPT);
      await write();
    },
    async lift(module, version, since) {
      const kept = of(module).filter((each) => each.version !== version || each.since >= since);
      if (kept.length === of(module).length) return;
      withdrawn[module] = kept;
      await write();
    },
  };
}
