import type { Nodes } from 'mdast';

/** Stops the build at a piece of Markdown that articles may not hold. */
export type Refuse = (node: Nodes, reason: string) => never;
