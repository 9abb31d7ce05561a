import { fileURLToPath } from 'node:url';

/** Absolute path of the workspace's root. */
export const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));
