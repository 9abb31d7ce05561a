import {
  CONTRACT_VERSION,
  type ModuleName,
  type ReleaseFile,
  type ReleaseRecord,
} from '@northloop/contracts';
import { isRecord } from './is-record.js';
import { RELEASE_LIMITS } from './release-limits.js';
import { isReleasePath, isReleaseVersion } from './release-names.js';

/** Thrown for a record that cannot be used, with the reason. */
export class ReleaseRecordError extends Error {
  override readonly name = 'ReleaseRecordError';
}

const areReleasePaths = (paths: unknown): paths is string[] =>
  Array.isArray(paths) && paths.every(isReleasePath);

const isFile = (file: unknown): boolean =>
  isRecord(file) &&
  isReleasePath(file.path) &&
  Number.isInteger(file.bytes) &&
  Number(file.bytes) >= 0 &&
  typeof file.sha256 === 'string' &&
  /^[0-9a-f]{64}$/.test(file.sha256);

/** Why files that are well described cannot be taken all the same, or null. */
function excessOf(files: readonly ReleaseFile[], contentIndex: unknown): string | null {
  const { fileBytes, releaseBytes, contentIndexBytes } = RELEASE_LIMITS;
  const limitOf = ({ path }: ReleaseFile) =>
    path === contentIndex ? contentIndexBytes : fileBytes;
  const large = files.find((file) => file.bytes > limitOf(file));
  if (large) return `${large.path} has ${large.bytes} bytes, ${limitOf(large)} are allowed`;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > releaseBytes) return `it has ${bytes} bytes, ${releaseBytes} are allowed`;
  const paths = new Set(files.map(({ path }) => path));
  return paths.size < files.length ? 'it names a file twice' : null;
}

const isExpose = (assets: unknown): boolean =>
  isRecord(assets) && areReleasePaths(assets.js) && areReleasePaths(assets.css);

/**
 * Checks a release record that came from a store or over the network.
 * @throws {ReleaseRecordError} when it is malformed, of another module, or built for another contract.
 */
export function parseReleaseRecord(value: unknown, module: ModuleName): ReleaseRecord {
  const refuse = (why: string): never => {
    throw new ReleaseRecordError(`Release record of ${module} refused: ${why}`);
  };
  if (!isRecord(value)) return refuse('not an object');
  const { version, contract, exposes, entry, files } = value;
  if (value.module !== module) refuse(`it is of "${String(value.module)}"`);
  if (contract !== CONTRACT_VERSION) {
    refuse(`it is built for contract ${String(contract)}, the shell offers ${CONTRACT_VERSION}`);
  }
  if (!isReleaseVersion(version)) refuse('no usable version');
  if (!isRecord(exposes) || !Object.values(exposes).every(isExpose)) refuse('exposes malformed');
  if (!Array.isArray(files) || files.length === 0) return refuse('files malformed');
  if (files.length > RELEASE_LIMITS.files) {
    refuse(`it has ${files.length} files, ${RELEASE_LIMITS.files} are allowed`);
  }
  if (!files.every(isFile)) refuse('files malformed');
  const excess = excessOf(files, value.contentIndex);
  if (excess !== null) refuse(excess);
  if (
    !isRecord(entry) ||
    !isReleasePath(entry.client) ||
    !isReleasePath(entry.server) ||
    !areReleasePaths(entry.preload)
  ) {
    refuse('entry malformed');
  }
  if (value.contentIndex !== undefined && !isReleasePath(value.contentIndex)) {
    refuse('content index malformed');
  }
  return value as unknown as ReleaseRecord;
}
