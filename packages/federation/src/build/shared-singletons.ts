import { satisfies } from 'semver';

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

/**
 * Whether a release that was built against one version of a shared package runs with another. Two patches of React on one
 * page break its state, so that must be the very same. Our own kit keeps what it has within a major version: a later one
 * will do.
 * @param built exact version, undefined where the release names none.
 */
export const runsWith = (name: string, built: string | undefined, offered: string): boolean =>
  built === offered ||
  (name === '@northloop/kit' && built !== undefined && satisfies(offered, `^${built}`));
