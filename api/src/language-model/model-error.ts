/** Why a model gave no usable reply. */
export type ModelFailure =
  | 'unreachable'
  | 'refused'
  | 'stalled'
  | 'truncated'
  | 'malformed'
  | 'unfounded';

/** Raised when a model's reply cannot be used; the embedded engine answers then. */
export class ModelError extends Error {
  override name = 'ModelError';

  constructor(
    readonly failure: ModelFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
