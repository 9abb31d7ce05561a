/** Parses a file of JSON. @param onFailure makes what is thrown for bytes that are none, or not all of it. */
export function parseJson(bytes: Uint8Array, onFailure: (cause: unknown) => Error): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw onFailure(cause);
  }
}
