export { runsWith } from '../build/shared-singletons.js';
export { openProbeReport } from '../probe/probe-report.js';
export { runProbe } from '../probe/run-probe.js';
export {
  emptyRegistry,
  parseRegistry,
  type ReadableRegistry,
  type RegistryProblem,
  type RegistryReading,
} from './documents/parse-registry.js';
export { parseReleaseRecord, ReleaseRecordError } from './documents/parse-release-record.js';
export { RELEASE_LIMITS } from './documents/release-limits.js';
export { isReleaseVersion } from './documents/release-names.js';
export { openReleaseReader, type ReleaseReader } from './release-reader.js';
export { RegistryError, RegistryMissingError, ReleaseStoreError } from './release-store-error.js';
export { bodyOf } from './source/body-of.js';
export { collectBytes } from './source/collect-bytes.js';
export { tagOf } from './source/tag-of.js';
export { inBatches } from './store/in-batches.js';
