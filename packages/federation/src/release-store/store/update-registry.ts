import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseRegistryDocument } from '@northloop/contracts';
import { emptyRegistry, wholeRegistry } from '../documents/parse-registry.js';
import type { ReleaseStore } from '../release-store.js';
import { RegistryConflictError, RegistryMissingError } from '../release-store-error.js';

const MOST_TRIES = 30;

/**
 * The registry in the store; the initial one if nothing has been published yet.
 * @throws {RegistryError} if it or one module's entry cannot be used.
 */
export async function readWholeRegistry(store: ReleaseStore): Promise<ReleaseRegistryDocument> {
  store.reset();
  try {
    const reading = await store.readRegistry();
    if (reading !== 'unchanged') return wholeRegistry(reading);
  } catch (error) {
    if (error instanceof RegistryMissingError) return emptyRegistry();
    throw error;
  }
  throw new Error('A reader that was reset has said "unchanged"');
}

/**
 * Changes the registry. If someone else was faster, the change is applied again to their version.
 * @param change returns the next document for the stored one. If it throws, the registry stays as it is.
 */
export async function updateRegistry(
  store: ReleaseStore,
  change: (document: ReleaseRegistryDocument) => ReleaseRegistryDocument,
): Promise<ReleaseRegistryDocument> {
  for (let attempt = 1; ; attempt += 1) {
    const document = await readWholeRegistry(store);
    const changed = change(document);
    if (changed === document) return document;
    try {
      await store.writeRegistry(changed, document.revision);
      return changed;
    } catch (error) {
      if (!(error instanceof RegistryConflictError) || attempt === MOST_TRIES) throw error;
      // Wait for different times, so that two writers do not collide again and again.
      await pause(Math.random() * 20 * attempt);
    }
  }
}
