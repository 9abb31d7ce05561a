export { runsWith } from '../shared-singletons.js';
export { inBatches } from './in-batches.js';
export {
  emptyRegistry,
  parseRegistry,
  type ReadableRegistry,
  type RegistryProblem,
  type RegistryReading,
} from './parse-registry.js';
export { parseReleaseRecord, ReleaseRecordError } from './parse-release-record.js';
export { readProbeReport } from './probe-report.js';
export { isReleaseVersion } from './release-names.js';
export { openReleaseReader, type ReleaseReader } from './release-reader.js';
export { RegistryError, RegistryMissingError, ReleaseStoreError } from './release-store-error.js';
