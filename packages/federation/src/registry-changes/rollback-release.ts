import type { ModuleName, ReleaseRegistryDocument } from '@northloop/contracts';
import { type Change, changeModule, RegistryChangeError } from './change-registry.js';

/**
 * Gives all visitors the release that was live before. A later rollback does not return to the release that this one
 * replaces.
 */
export function rollbackRelease(
  document: ReleaseRegistryDocument,
  { module }: { module: ModuleName },
  change: Change,
): ReleaseRegistryDocument {
  const { previous, canary } = document.modules[module];
  const [version, ...earlier] = previous;
  if (version === undefined) {
    throw new RegistryChangeError(`${module} has no earlier live release to go back to`);
  }
  return changeModule(document, module, change, [{ action: 'rollback', version }], (revision) => ({
    live: version,
    liveSince: revision,
    canary: canary?.version === version ? null : canary,
    previous: earlier,
  }));
}
