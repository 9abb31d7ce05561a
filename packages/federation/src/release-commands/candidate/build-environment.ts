import { systemVariables } from '@northloop/contracts/settings';

/** Further variables that the package manager and the build read. */
const BUILD_VARIABLE = /^(PNPM_HOME|WIREIT_\w+|COREPACK_HOME|XDG_\w+|CI)$/;

/**
 * The variables that a build gets. It runs configuration and plugins of the module's team, which must not see the
 * credentials for publishing.
 */
export const buildEnvironment = (
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> =>
  systemVariables(env, ...Object.keys(env).filter((name) => BUILD_VARIABLE.test(name)));
