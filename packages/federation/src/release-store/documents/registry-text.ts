import type { ReleaseRegistryDocument } from '@northloop/contracts';
import { RegistryConflictError, RegistryError } from '../release-store-error.js';
import { parseRegistry } from './parse-registry.js';

/** The registry as it is stored, formatted for people who need to look into it. */
export const registryText = (document: ReleaseRegistryDocument): string =>
  `${JSON.stringify(document, null, 2)}\n`;

/**
 * Makes sure that the stored registry is the one that the writer has read.
 * @param stored the registry's bytes, or null if there is none.
 * @throws {RegistryConflictError} if it is another revision.
 * @throws {RegistryError} if it cannot be used: it must not be overwritten unread.
 */
export function expectRevision(stored: Uint8Array | null, expected: number): void {
  const found = stored ? storedRevision(stored) : 0;
  if (found !== expected) {
    throw new RegistryConflictError(
      `The registry is now at revision ${found}, but the change was made for ${expected}`,
    );
  }
}

function storedRevision(bytes: Uint8Array): number {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new RegistryError('The stored registry is not JSON or was cut off', { cause });
  }
  return parseRegistry(value).document.revision;
}
