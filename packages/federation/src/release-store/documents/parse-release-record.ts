import {
  CONTRACT_VERSION,
  type ModuleName,
  type ReleaseFile,
  type ReleaseRecord,
} from '@northloop/contracts';
import { readShape } from '@northloop/contracts/read-shape';
import { releaseRecordSchema } from '@northloop/contracts/release-schema';
import { isRecord } from './is-record.js';
import { parseJson } from './parse-json.js';
import { RELEASE_LIMITS } from './release-limits.js';

/** Thrown for a record that is not valid, with the reason. */
export class ReleaseRecordError extends Error {
  override readonly name = 'ReleaseRecordError';
}

/** Why the release exceeds the limits, or null if it does not. */
function excessOf({ files, contentIndex }: ReleaseRecord): string | null {
  const { fileBytes, releaseBytes, contentIndexBytes } = RELEASE_LIMITS;
  const limitOf = ({ path }: ReleaseFile) =>
    path === contentIndex ? contentIndexBytes : fileBytes;
  const large = files.find((file) => file.bytes > limitOf(file));
  if (large)
    return `${large.path} has ${large.bytes} bytes, but only ${limitOf(large)} are allowed`;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > releaseBytes) return `it has ${bytes} bytes, but only ${releaseBytes} are allowed`;
  const paths = new Set(files.map(({ path }) => path));
  return paths.size < files.length ? 'it lists a file twice' : null;
}

/**
 * Checks a release record that came from a store or over the network.
 * @throws {ReleaseRecordError} if it is malformed, belongs to another module, or was built for another contract.
 */
export function parseReleaseRecord(value: unknown, module: ModuleName): ReleaseRecord {
  const refuse = (why: string): never => {
    throw new ReleaseRecordError(`The release record of ${module} is not valid: ${why}`);
  };
  // Check these first: a record of another contract may have a different shape, and one with too many files takes long
  // to check.
  const { module: named, contract, files } = isRecord(value) ? value : {};
  if (named !== module) return refuse(`it is of "${String(named)}"`);
  if (contract !== CONTRACT_VERSION) {
    return refuse(
      `it is built for contract ${String(contract)}, but the shell has ${CONTRACT_VERSION}`,
    );
  }
  if (Array.isArray(files) && files.length > RELEASE_LIMITS.files) {
    return refuse(`it has ${files.length} files, but only ${RELEASE_LIMITS.files} are allowed`);
  }
  const record = readShape(releaseRecordSchema, value);
  if ('reason' in record) return refuse(record.reason);
  const excess = excessOf(record.value);
  return excess === null ? record.value : refuse(excess);
}

/**
 * Parses a release record from the bytes of a file.
 * @param name the file's name in messages.
 * @throws {ReleaseRecordError} like {@link parseReleaseRecord}, and if the file is not JSON.
 */
export const readReleaseRecord = (
  bytes: Uint8Array,
  name: string,
  module: ModuleName,
): ReleaseRecord =>
  parseReleaseRecord(
    parseJson(
      bytes,
      (cause) => new ReleaseRecordError(`${name} is not JSON or was cut off`, { cause }),
    ),
    module,
  );
