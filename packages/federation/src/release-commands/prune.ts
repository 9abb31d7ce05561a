import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';
import { prunableReleases, pruneReleases } from '../registry-changes/prune-releases.js';
import { readWholeRegistry, updateRegistry } from '../release-store/store/update-registry.js';
import type { CommandContext } from './command-context.js';
import type { Command } from './parse-command.js';

/** No upload takes longer than this, in milliseconds. */
const LONGEST_PUBLISHING_MS = 24 * 3_600_000;

/** Deletes releases that no page can request any more, and unfinished uploads. */
export async function prune(
  { isDryRun }: Extract<Command, { name: 'prune' }>,
  { store, say, change }: CommandContext,
): Promise<void> {
  const registry = await readWholeRegistry(store);
  const now = new Date();
  let count = 0;
  for (const module of MODULE_NAMES) {
    const found = isDryRun
      ? prunableReleases(registry, module, now)
      : await pruneModule(module, now);
    for (const version of found)
      say(`${isDryRun ? 'Would remove' : 'Removed'} ${module} ${version}`);
    count += found.length;
  }
  if (!isDryRun) {
    const before = new Date(now.getTime() - LONGEST_PUBLISHING_MS);
    for (const { module, version } of await store.removeUnfinished(before)) {
      say(`Removed the unfinished upload of ${module} ${version}`);
      count += 1;
    }
  }
  if (count === 0) say('There is nothing to remove');

  async function pruneModule(module: ModuleName, at: Date): Promise<string[]> {
    let versions: string[] = [];
    // Remove them from the registry first, so that a release that is about to be deleted cannot be promoted.
    await updateRegistry(store, (document) => {
      versions = prunableReleases(document, module, at);
      return pruneReleases(document, { module, versions }, change());
    });
    for (const version of versions) await store.removeRelease(module, version);
    return versions;
  }
}
