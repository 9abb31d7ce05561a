import type { ModuleName, ReleaseEvent, ReleaseRegistryDocument } from '@northloop/contracts';
import {
  type Change,
  changeModule,
  expectPublished,
  RegistryChangeError,
} from './change-registry.js';

/**
 * Gives a release to a share of visitors, or changes the share. If the share of a release grows, visitors who already
 * have it keep it; a different release starts over.
 */
export function startCanary(
  document: ReleaseRegistryDocument,
  {
    module,
    version,
    percent,
    gate,
  }: {
    module: ModuleName;
    version: string;
    percent: number;
    gate: NonNullable<ReleaseEvent['gate']>;
  },
  change: Change,
): ReleaseRegistryDocument {
  expectPublished(document, module, version);
  const { live, canary } = document.modules[module];
  if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
    throw new RegistryChangeError(
      `A canary needs a whole number from 1 to 99 percent, not ${percent}; promote the release to give it to all visitors`,
    );
  }
  if (live === null) {
    throw new RegistryChangeError(
      `${module} has no live release for the other visitors: promote one first`,
    );
  }
  if (live === version) {
    throw new RegistryChangeError(`${module} ${version} is live: all visitors already have it`);
  }
  return changeModule(
    document,
    module,
    change,
    [{ action: 'canary', version, percent, gate }],
    (revision) => ({
      canary: {
        version,
        percent,
        since: canary?.version === version ? canary.since : revision,
      },
    }),
  );
}

/** Gives all visitors the live release again. */
export function endCanary(
  document: ReleaseRegistryDocument,
  { module }: { module: ModuleName },
  change: Change,
): ReleaseRegistryDocument {
  const { canary } = document.modules[module];
  if (!canary) throw new RegistryChangeError(`${module} has no canary to end`);
  const { version } = canary;
  return changeModule(document, module, change, [{ action: 'end-canary', version }], () => ({
    canary: null,
  }));
}
