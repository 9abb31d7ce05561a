import { createHash } from 'node:crypto';
import type { ReleaseFile } from '@northloop/contracts';

/** Thrown if a file does not match its release's record. */
export class HashMismatchError extends Error {
  override readonly name = 'HashMismatchError';
}

/**
 * Passes a file's bytes on while it verifies that they match the release's record. It holds only one chunk at a time in
 * memory and never reads more than the expected size.
 * @throws {HashMismatchError} at the end, or as soon as the file is too long.
 */
export async function* verifiedBytes(
  { path, bytes, sha256 }: ReleaseFile,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let length = 0;
  const refuse = (got: string) => {
    throw new HashMismatchError(
      `${path}: expected ${bytes} bytes with SHA-256 ${sha256}, got ${got}`,
    );
  };
  for await (const chunk of source) {
    length += chunk.byteLength;
    if (length > bytes) refuse('more');
    hash.update(chunk);
    yield chunk;
  }
  const digest = hash.digest('hex');
  if (length !== bytes || digest !== sha256) refuse(`${length} with ${digest}`);
}
