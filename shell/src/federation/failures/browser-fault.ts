import type { ModuleFailureReport } from '@northloop/contracts';

/**
 * Names of errors that a browser raises for its own reasons: the page's elements were changed, storage or another
 * feature is blocked or full, or a load was interrupted. See
 * https://webidl.spec.whatwg.org/#idl-DOMException-error-names.
 */
const BROWSER_ERRORS = new Set([
  'NotFoundError',
  'HierarchyRequestError',
  'SecurityError',
  'NotAllowedError',
  'InvalidStateError',
  'QuotaExceededError',
  'NetworkError',
  'AbortError',
  'TimeoutError',
]);

/** Time limit for checking whether a file exists, in milliseconds. */
const LOOK_LIMIT_MS = 8000;

/** Whether an error is caused by the visitor's browser and says nothing about the release that raised it. */
export const isBrowserFault = (error: unknown): boolean =>
  error instanceof Error && BROWSER_ERRORS.has(error.name);

const look = async (file: string): Promise<boolean> => {
  const signal = AbortSignal.timeout(LOOK_LIMIT_MS);
  return (await fetch(file, { method: 'HEAD', cache: 'no-store', signal })).ok;
};

/**
 * Finds out whether the release or the browser caused a load failure. A failed import does not say whether the file is
 * missing or the browser could not get it (offline, blocked, interrupted), so each file is requested once more.
 */
export async function kindOfLoadFailure(
  error: unknown,
  files: readonly string[],
): Promise<Extract<ModuleFailureReport['kind'], 'load' | 'browser'>> {
  if (isBrowserFault(error)) return 'browser';
  const looks = await Promise.allSettled(files.map(look));
  const isMissing = looks.some((each) => each.status === 'fulfilled' && !each.value);
  const isKeptAway = looks.some(({ status }) => status === 'rejected');
  return isKeptAway && !isMissing ? 'browser' : 'load';
}
