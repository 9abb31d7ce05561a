/**
 * Parses a JSON file.
 * @param onFailure creates the error to throw if the bytes are not JSON or were cut off.
 */
export function parseJson(bytes: Uint8Array, onFailure: (cause: unknown) => Error): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw onFailure(cause);
  }
}
