import { satisfies } from 'semver';

/** Packages that exist only once on a page. The shell provides them, modules never bundle them. */
export const SHARED_SINGLETONS = ['react', 'react-dom', '@northloop/kit'] as const;

/** Federation `shared` setting of the shell, which provides every singleton. */
export const providedShares = Object.fromEntries(
  SHARED_SINGLETONS.map((name) => [name, { singleton: true, requiredVersion: '*' }]),
);

/** Federation `shared` setting of a module, which uses the singletons and bundles none of them. */
export const consumedShares = Object.fromEntries(
  SHARED_SINGLETONS.map((name) => [
    name,
    { singleton: true, requiredVersion: '*', import: false as const },
  ]),
);

/**
 * Whether a release built against one version of a shared package works with another. Two patch versions of React on
 * one page break its state, so the version must be identical. Our own kit only adds within a major version, so a later
 * one works.
 * @param built exact version, undefined if the release names none.
 */
export const runsWith = (name: string, built: string | undefined, offered: string): boolean =>
  built === offered ||
  (name === '@northloop/kit' && built !== undefined && satisfies(offered, `^${built}`));
