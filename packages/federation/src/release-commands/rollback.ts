import { endCanary } from '../registry-changes/change-canary.js';
import { rollbackRelease } from '../registry-changes/rollback-release.js';
import { updateRegistry } from '../release-store/store/update-registry.js';
import type { CommandContext } from './command-context.js';
import type { Command } from './parse-command.js';

/**
 * Gives all visitors the previous live release again. It skips the checks: the release was live before, and every
 * second counts.
 */
export async function rollback(
  { module }: Extract<Command, { name: 'rollback' }>,
  { store, say, change }: CommandContext,
): Promise<void> {
  const document = await updateRegistry(store, (registry) =>
    rollbackRelease(registry, { module }, change()),
  );
  say(`${module} ${document.modules[module].live} is live again (revision ${document.revision})`);
}

/** Ends the canary of a module. */
export async function stopCanary(
  { module }: Extract<Command, { name: 'end-canary' }>,
  { store, say, change }: CommandContext,
): Promise<void> {
  const document = await updateRegistry(store, (registry) =>
    endCanary(registry, { module }, change()),
  );
  say(
    `All visitors get ${module} ${document.modules[module].live} (revision ${document.revision})`,
  );
}
