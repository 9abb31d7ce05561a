/** Packages that exist once on a page: the shell brings them, modules never do. */
export const SHARED_SINGLETONS = ['react', 'react-dom', '@northloop/kit'] as const;

/** Federation `shared` setting of the shell, which provides every singleton. */
export const providedShares = Object.fromEntries(
  SHARED_SINGLETONS.map((name) => [name, { singleton: true, requiredVersion: '*' }]),
);

/** Federation `shared` setting of a module, which consumes them and carries no copy of its own. */
export const consumedShares = Object.fromEntries(
  SHARED_SINGLETONS.map((name) => [
    name,
    { singleton: true, requiredVersion: '*', import: false as const },
  ]),
);
