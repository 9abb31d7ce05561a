import type { ModuleName, ReleaseEvent, ReleaseRegistryDocument } from '@northloop/contracts';
import { type Change, changeModule, expectPublished } from './change-registry.js';

/**
 * Gives a release to all visitors. This ends a canary of the same release; a canary of another release continues.
 * Promoting a live release again brings it back on sites that have taken it out.
 */
export function promoteRelease(
  document: ReleaseRegistryDocument,
  {
    module,
    version,
    gate,
  }: { module: ModuleName; version: string; gate: NonNullable<ReleaseEvent['gate']> },
  change: Change,
): ReleaseRegistryDocument {
  expectPublished(document, module, version);
  const { live, previous, canary } = document.modules[module];
  return changeModule(
    document,
    module,
    change,
    [{ action: 'promote', version, gate }],
    (revision) => ({
      live: version,
      liveSince: revision,
      canary: canary?.version === version ? null : canary,
      previous: [...(live === null ? [] : [live]), ...previous].filter(
        (earlier, index, all) => earlier !== version && all.indexOf(earlier) === index,
      ),
    }),
  );
}
