/** Thrown if something is larger than allowed. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/**
 * Reads a stream to its end.
 * @throws {TooLargeError} as soon as it exceeds the limit.
 */
export async function collectBytes(
  source: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    length += chunk.byteLength;
    if (length > limit) throw new TooLargeError(`more than the ${limit} bytes allowed`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
