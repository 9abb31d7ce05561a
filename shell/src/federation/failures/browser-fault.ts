import type { ModuleFailureReport } from '@northloop/contracts';

/**
 * Names of errors that a browser raises for reasons of its own: something has changed the page's elements, storage or
 * another feature is closed or full, a load was broken off. See https://webidl.spec.whatwg.org/#idl-DOMException-error-names.
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

/** Longest look at whether a file can be had, in milliseconds. */
const LOOK_LIMIT_MS = 8000;

/** Whether an error tells of the visitor's browser, and nothing of the release whose code raised it. */
export const isBrowserFault = (error: unknown): boolean =>
  error instanceof Error && BROWSER_ERRORS.has(error.name);

const look = async (file: string): Promise<boolean> => {
  const signal = AbortSignal.timeout(LOOK_LIMIT_MS);
  return (await fetch(file, { method: 'HEAD', cache: 'no-store', signal })).ok;
};

/**
 * Whose fault it is that a release could not be loaded. An import does not say whether the file is missing or the
 * browser was kept from it (offline, blocked, broken off), so each file is looked for once more.
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
