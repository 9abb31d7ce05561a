import { shellVariables } from '@northloop/contracts/settings';

/**
 * Removes all variables from the environment that are not the shell's. Modules run in its process, and if someone
 * starts it by hand, the environment may also have the API's passwords.
 */
export function dropOtherVariables(env: Record<string, string | undefined>): void {
  const own = shellVariables(env);
  for (const name of Object.keys(env)) if (!(name in own)) delete env[name];
}
