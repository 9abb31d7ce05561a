import type { ModuleName } from '@northloop/contracts';
import type { Logger } from 'pino';
import { createModuleOrigin, type ModuleOrigin } from '../registry/module-origin';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { OverrideChoices } from '../rollout/release-cookies';
import { type OverrideRules, originOfChoice } from './serve-overrides';

/** The result of a browser's choices. */
export interface TriedOverrides {
  /** Versions that are ready for the browser. */
  overrides: Partial<Record<ModuleName, string>>;
  /** Modules whose choice could not be loaded; the browser gets the normal release. */
  failed: ModuleName[];
}

/**
 * Prepares the releases that a browser wants to try. A chosen server is checked again for each page, so that a reload
 * shows the latest build.
 */
export function createOverrideTrial({
  registry,
  rules,
  log,
}: {
  registry: Pick<ReleaseRegistry, 'tryOut' | 'rollout'>;
  rules: OverrideRules;
  log: Logger;
}): (choices: OverrideChoices) => Promise<TriedOverrides> {
  const origins = new Map<string, { origin: ModuleOrigin; version: string | null }>();

  async function tryOrigin(module: ModuleName, address: string): Promise<string> {
    const key = `${module} ${address}`;
    const known = origins.get(key) ?? {
      origin: createModuleOrigin(module, address),
      version: null,
    };
    origins.set(key, known);
    const { origin } = known;
    const record = await origin.readRecord();
    if (record !== 'unchanged') {
      await registry.rollout(module).tryOut(record.version, {
        record: async () => record,
        file: (_, path) => origin.openFile(path),
      });
      known.version = record.version;
    }
    if (known.version === null) throw new Error(`There is no release to try at ${address}`);
    return known.version;
  }

  /** Cookies can be edited by hand, so check again what is allowed. */
  async function tryChoice(module: ModuleName, choice: string): Promise<string> {
    const origin = originOfChoice(choice);
    if (origin) {
      if (!rules.origins.includes(origin)) throw new Error(`${origin} is not allowed`);
      return tryOrigin(module, origin);
    }
    if (!rules.published) throw new Error('Trying releases is not allowed');
    await registry.tryOut(module, choice);
    return choice;
  }

  return async (choices) => {
    const tried: TriedOverrides = { overrides: {}, failed: [] };
    await Promise.all(
      (Object.entries(choices) as [ModuleName, string][]).map(async ([module, choice]) => {
        try {
          tried.overrides[module] = await tryChoice(module, choice);
        } catch (err) {
          origins.get(`${module} ${originOfChoice(choice)}`)?.origin.reset();
          log.warn({ err, module, choice }, 'override could not be tried');
          tried.failed.push(module);
        }
      }),
    );
    return tried;
  };
}
