/** The server build of the shell's pages. Only its type is imported: in production it is another bundle, in development it is loaded anew after each change. */
export type Renderer = typeof import('../../src/entry-server');
