import type { Variables } from './read-settings.js';
import { shellSettings } from './shell-settings.js';

/**
 * System variables that any of our processes may need. Each process gets only the variables chosen here by name:
 * modules run in some of them, and their code must not see database passwords or cloud keys.
 */
const SYSTEM_VARIABLE =
  /^(PATH|HOME|USER|LANG|LC_[A-Z]+|TZ|TMPDIR|TEMP|TMP|SystemRoot|LD_LIBRARY_PATH|NODE_ENV|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|NO_COLOR|FORCE_COLOR|NORTHLOOP_TEST_RUN)$/;

/** Variables that the S3 client reads. */
const S3_VARIABLE = /^AWS_[A-Z0-9_]+$/;

const choose = (env: Variables, isWanted: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && isWanted(entry[0]),
    ),
  );

/** The system variables of an environment, and the given ones. */
export const systemVariables = (env: Variables, ...names: string[]): Record<string, string> =>
  choose(env, (name) => SYSTEM_VARIABLE.test(name) || names.includes(name));

/** The variables that the shell is started with: its own settings, and credentials only if its store needs them. */
export function shellVariables(env: Variables): Record<string, string> {
  const isS3 = /^s3:/i.test(env.RELEASE_STORE ?? '');
  return choose(
    env,
    (name) =>
      SYSTEM_VARIABLE.test(name) ||
      Object.hasOwn(shellSettings.shape, name) ||
      (isS3 && S3_VARIABLE.test(name)),
  );
}
