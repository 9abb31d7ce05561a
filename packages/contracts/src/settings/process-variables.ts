import type { Variables } from './read-settings.js';
import { shellSettings } from './shell-settings.js';

/**
 * Variables of the system that any process of ours may need. What a process is started with is chosen by name: modules
 * run in some of them, and none of their code has any business with passwords of databases or keys of a cloud.
 */
const SYSTEM_VARIABLE =
  /^(PATH|HOME|USER|LANG|LC_[A-Z]+|TZ|TMPDIR|TEMP|TMP|SystemRoot|LD_LIBRARY_PATH|NODE_ENV|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|NO_COLOR|FORCE_COLOR|NORTHLOOP_TEST_RUN)$/;

/** What the client for S3 reads. */
const S3_VARIABLE = /^AWS_[A-Z0-9_]+$/;

const choose = (env: Variables, isWanted: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && isWanted(entry[0]),
    ),
  );

/** The system's variables of an environment, and those named besides. */
export const systemVariables = (env: Variables, ...names: string[]): Record<string, string> =>
  choose(env, (name) => SYSTEM_VARIABLE.test(name) || names.includes(name));

/** What of an environment the shell is started with: its settings, and credentials only where its store needs some. */
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
