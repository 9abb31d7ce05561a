/** Thrown when a place that keeps releases cannot be reached in time, or cannot give or take what was asked. */
export class ReleaseStoreError extends Error {
  override readonly name: string = 'ReleaseStoreError';
}

/** Thrown where a store that answers has no registry: nothing was ever published to it, or the location is wrong. */
export class RegistryMissingError extends ReleaseStoreError {
  override readonly name = 'RegistryMissingError';
}

/** Thrown for a registry that cannot be used, with the reason. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/** Thrown when someone else has changed the registry since it was read: read again, and decide again. */
export class RegistryConflictError extends Error {
  override readonly name = 'RegistryConflictError';
}
