import { systemVariables } from '@northloop/contracts/settings';

/** What package manager and build read besides. */
const BUILD_VARIABLE = /^(PNPM_HOME|WIREIT_\w+|COREPACK_HOME|XDG_\w+|CI)$/;

/**
 * What of our environment a build gets: it runs configuration and plugins of the module's team, which have no business
 * with the credentials that we publish with.
 */
export const buildEnvironment = (
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> =>
  systemVariables(env, ...Object.keys(env).filter((name) => BUILD_VARIABLE.test(name)));
