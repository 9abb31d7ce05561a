import type { Nodes } from 'mdast';

/** Stops the build at Markdown that is not allowed in articles. */
export type Refuse = (node: Nodes, reason: string) => never;
