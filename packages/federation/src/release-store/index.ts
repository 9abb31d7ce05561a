export { runsWith } from '../build/shared-singletons.js';
export { openProbeReport } from '../probe/probe-report.js';
export { runProbe } from '../probe/run-probe.js';
export { parseJson } from './documents/parse-json.js';
export {
  emptyRegistry,
  parseRegistry,
  type ReadableRegistry,
  type RegistryProblem,
  type RegistryReading,
} from './documents/parse-registry.js';
export {
  parseReleaseRecord,
  ReleaseRecordError,
  readReleaseRecord,
} from './documents/parse-release-record.js';
export { RELEASE_LIMITS } from './documents/release-limits.js';
export { isReleaseVersion } from './documents/release-names.js';
export { openReleaseReader, READ_LIMIT_MS, type ReleaseReader } from './release-reader.js';
export { RegistryError, RegistryMissingError, ReleaseStoreError } from './release-store-error.js';
export { httpSource } from './source/http-source.js';
export { missingFile, openExisting, readExisting, readWhole } from './source/read-source.js';
export { inBatches } from './store/in-batches.js';
