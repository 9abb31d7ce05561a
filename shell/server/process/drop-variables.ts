import { shellVariables } from '@northloop/contracts/settings';

/**
 * Takes out of an environment what is not the shell's. Modules run in its process, and whoever starts it by hand may have
 * handed it the API's passwords as well.
 */
export function dropOtherVariables(env: Record<string, string | undefined>): void {
  const own = shellVariables(env);
  for (const name of Object.keys(env)) if (!(name in own)) delete env[name];
}
