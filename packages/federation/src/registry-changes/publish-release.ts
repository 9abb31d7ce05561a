import type { ModuleName, ReleaseRegistryDocument } from '@northloop/contracts';
import { type Change, changeModule } from './change-registry.js';

/** Records that a release is in the store. Visitors do not get it yet. Publishing it again changes nothing. */
export function publishRelease(
  document: ReleaseRegistryDocument,
  { module, version }: { module: ModuleName; version: string },
  change: Change,
): ReleaseRegistryDocument {
  const { published } = document.modules[module];
  if (published.some((release) => release.version === version)) return document;
  return changeModule(document, module, change, [{ action: 'publish', version }], () => ({
    published: [{ version, at: change.at, by: change.by }, ...published],
  }));
}
