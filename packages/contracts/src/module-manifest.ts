import type { SlotName } from './slots.js';

/** Names of the modules that the site consists of. */
export const MODULE_NAMES = ['marketing', 'mockup', 'chat', 'blog'] as const;

export type ModuleName = (typeof MODULE_NAMES)[number];

/**
 * Version of the contract between shell and modules: the shapes in this package and the kit's public names. The shell
 * refuses a module that was built for another version.
 */
export const CONTRACT_VERSION = 1;

/**
 * What a module provides, as data that tools can read without running the module.
 * Paths use the router's pattern syntax (`/blog/:slug`); expose names start with `./`.
 */
export interface ModuleManifest {
  name: ModuleName;
  contract: number;
  /** Expose name → source file, relative to the module's folder. */
  exposes: Readonly<Record<`./${string}`, string>>;
  routes: readonly { path: string; expose: `./${string}` }[];
  slots: readonly { name: SlotName; expose: `./${string}` }[];
}
