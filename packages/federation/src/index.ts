export { defineModule } from './define-module.js';
export { sha256 } from './describe-files.js';
export { precompressFiles } from './precompress-files.js';
export { serveModule } from './serve-module.js';
export { consumedShares, providedShares, SHARED_SINGLETONS } from './shared-singletons.js';
