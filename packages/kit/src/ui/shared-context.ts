import { type Context, createContext } from 'react';

const registry = Symbol.for('northloop.kit.contexts');

/**
 * A React context that is the same in every bundle on the page. The kit's root is shared at run time, but a module
 * bundles its own copy of `ui/select` or `ui/dialog`, including the file that creates the context, so two copies would
 * have two contexts. They find each other in a registry under a global symbol.
 * @param key names the context and the version of its value's shape (`field.1`). A new shape needs a new key, because
 * releases of different ages share a page.
 */
export function sharedContext<T>(key: string, initial: T): Context<T> {
  const holder = globalThis as { [registry]?: Map<string, unknown> };
  holder[registry] ??= new Map();
  const contexts = holder[registry];
  const known = contexts.get(key) as Context<T> | undefined;
  if (known !== undefined) return known;
  const created = createContext(initial);
  contexts.set(key, created);
  return created;
}
