export { defineModule } from './build/define-module.js';
export { sha256 } from './build/describe-files.js';
export { precompressFiles } from './build/precompress-files.js';
export { consumedShares, providedShares, SHARED_SINGLETONS } from './build/shared-singletons.js';
export { serveModule } from './serve/serve-module.js';
