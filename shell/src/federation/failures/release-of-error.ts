import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';

/** Matches a release's file in a stack. Browsers show its address, the server shows its copy on disk. */
const RELEASE_FILE = new RegExp(`/(?:modules|releases)/(${MODULE_NAMES.join('|')})/([^/\\s]+)/`);

/**
 * The release that an error comes from, according to the topmost stack frame in a release; null for all other errors.
 * @param componentStack React's component stack, for errors that React itself raises.
 */
export function releaseOfError(
  error: unknown,
  componentStack = '',
): { module: ModuleName; version: string } | null {
  const stack = `${error instanceof Error ? (error.stack ?? '') : ''}\n${componentStack}`;
  const found = RELEASE_FILE.exec(stack);
  return found?.[1] && found[2] ? { module: found[1] as ModuleName, version: found[2] } : null;
}
