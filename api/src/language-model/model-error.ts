/** Why a model gave no usable reply. */
export type ModelFailure =
  | 'unreachable'
  | 'refused'
  | 'stalled'
  | 'truncated'
  | 'malformed'
  | 'unfounded';

/** Thrown if a model's reply cannot be used; the embedded engine then answers instead. */
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
