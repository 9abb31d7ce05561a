import type { ModuleName } from '@northloop/contracts';
import { createContext, use, useContext } from 'react';

/** Identifies an expose of a module. */
export interface ExposeRef {
  module: ModuleName;
  expose: `./${string}`;
}

export const exposeKey = ({ module, expose }: ExposeRef): string => `${module}/${expose}`;

/** Provides modules while a tree renders: on the server they are loaded beforehand, in the browser on demand. */
export interface ModuleSource {
  /** The expose, or a promise of it. The promise stays the same object until it is forgotten. */
  read(ref: ExposeRef): unknown;
  /** False on the server, where everything is loaded before rendering. A fallback then means that the module failed. */
  readonly waits: boolean;
  /** Stylesheets of the expose, as addresses. */
  stylesheets(ref: ExposeRef): readonly string[];
  /** Version of the release in use, if it is known. */
  version(ref: ExposeRef): string | undefined;
  /** Milliseconds to wait after the page has loaded before loading `after-load` slots. */
  readonly afterLoadDelay: number;
  /** Starts loading without waiting. */
  preload(ref: ExposeRef): void;
  /** Drops a failed load, so that the next read tries again. */
  forget(ref: ExposeRef): void;
  /** Reports to the site that a module failed in this browser. */
  reportFailure(ref: ExposeRef, error: unknown): void;
}

const ModuleSourceContext = createContext<ModuleSource | null>(null);

export const ModuleSourceProvider = ModuleSourceContext.Provider;

/**
 * The module source of the current tree.
 * @throws outside a provider, which is a programming error.
 */
export function useModuleSource(): ModuleSource {
  const source = useContext(ModuleSourceContext);
  if (!source) throw new Error('No ModuleSourceProvider above this component');
  return source;
}

/** An expose of a module. Suspends while it loads and throws if it cannot be loaded. */
export function useExpose<Expose>(ref: ExposeRef): Expose {
  const found = useModuleSource().read(ref);
  return (found instanceof Promise ? use(found) : found) as Expose;
}
