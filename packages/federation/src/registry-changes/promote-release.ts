import type { ModuleName, ReleaseEvent, ReleaseRegistryDocument } from '@northloop/contracts';
import { type Change, changeModule, expectPublished } from './change-registry.js';

/**
 * Gives a release to all visitors. A canary of the same release has come to its end with that; one of another goes on.
 * Promoted again, a live release comes back on sites that have taken it out.
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
