export { defineModule } from './build/define-module.js';
export { sha256 } from './build/record/describe-files.js';
export { precompressFiles } from './build/record/precompress-files.js';
export { sharedFileNames } from './build/shared-file-names.js';
export { consumedShares, providedShares, SHARED_SINGLETONS } from './build/shared-singletons.js';
export { serveModule } from './serve/serve-module.js';
