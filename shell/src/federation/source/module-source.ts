import type { ModuleName } from '@northloop/contracts';
import { createContext, use, useContext } from 'react';

/** Names one exposed component: a module and what it exposes. */
export interface ExposeRef {
  module: ModuleName;
  expose: `./${string}`;
}

export const exposeKey = ({ module, expose }: ExposeRef): string => `${module}/${expose}`;

/** Where modules come from while a tree renders: resolved beforehand on the server, loaded on demand in the browser. */
export interface ModuleSource {
  /** The expose, or a promise of it that stays the same object for as long as it is not forgotten. */
  read(ref: ExposeRef): unknown;
  /** False on the server, where everything was loaded before: the fallback of a place then means that it failed. */
  readonly waits: boolean;
  /** Stylesheets of the expose, as addresses. */
  stylesheets(ref: ExposeRef): readonly string[];
  /** Version of the release in use, where one is known. */
  version(ref: ExposeRef): string | undefined;
  /** Milliseconds for which a page stands before its `after-load` slots load. */
  readonly afterLoadDelay: number;
  /** Starts loading without waiting. */
  preload(ref: ExposeRef): void;
  /** Drops a failed load, so that the next read tries again. */
  forget(ref: ExposeRef): void;
  /** Tells the site that a module failed in this browser. */
  reportFailure(ref: ExposeRef, error: unknown): void;
}

const ModuleSourceContext = createContext<ModuleSource | null>(null);

export const ModuleSourceProvider = ModuleSourceContext.Provider;

/** The source of the tree being rendered. @throws outside a provider, which is a programming error. */
export function useModuleSource(): ModuleSource {
  const source = useContext(ModuleSourceContext);
  if (!source) throw new Error('No ModuleSourceProvider above this component');
  return source;
}

/** The exposed file of a module. Suspends while it loads and throws when it cannot be had. */
export function useExpose<Expose>(ref: ExposeRef): Expose {
  const found = useModuleSource().read(ref);
  return (found instanceof Promise ? use(found) : found) as Expose;
}
