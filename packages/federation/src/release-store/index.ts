export { openProbeReport } from '../probe-report.js';
export { runProbe } from '../run-probe.js';
export { runsWith } from '../shared-singletons.js';
export { bodyOf } from './body-of.js';
export { collectBytes } from './collect-bytes.js';
export { inBatches } from './in-batches.js';
export {
  emptyRegistry,
  parseRegistry,
  type ReadableRegistry,
  type RegistryProblem,
  type RegistryReading,
} from './parse-registry.js';
export { parseReleaseRecord, ReleaseRecordError } from './parse-release-record.js';
export { RELEASE_LIMITS } from './release-limits.js';
export { isReleaseVersion } from './release-names.js';
export { openReleaseReader, type ReleaseReader } from './release-reader.js';
export { RegistryError, RegistryMissingError, ReleaseStoreError } from './release-store-error.js';
export { tagOf } from './tag-of.js';
