/** Thrown if a release store does not respond in time, or cannot read or store something. */
export class ReleaseStoreError extends Error {
  override readonly name: string = 'ReleaseStoreError';
}

/** Thrown if a store responds but has no registry: nothing was ever published to it, or the location is wrong. */
export class RegistryMissingError extends ReleaseStoreError {
  override readonly name = 'RegistryMissingError';
}

/** Thrown for a registry that cannot be used, with the reason. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/** Thrown if someone else has changed the registry since it was read. Read it again and repeat the change. */
export class RegistryConflictError extends Error {
  override readonly name = 'RegistryConflictError';
}
