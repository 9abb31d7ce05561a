/**
 * The server build of the shell's pages. Import only its type: in production it is a separate bundle, and in
 * development it is reloaded after each change.
 */
export type Renderer = typeof import('../../src/entry-server');
