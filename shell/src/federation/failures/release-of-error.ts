import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';

/** A release's file in a stack, as browsers name it (its address) and as the server does (its copy on disk). */
const RELEASE_FILE = new RegExp(`/(?:modules|releases)/(${MODULE_NAMES.join('|')})/([^/\\s]+)/`);

/**
 * The release whose code an error comes from, by the topmost frame that is a release's; null for everything else.
 * @param componentStack what React tells besides, for errors that it raises itself.
 */
export function releaseOfError(
  error: unknown,
  componentStack = '',
): { module: ModuleName; version: string } | null {
  const stack = `${error instanceof Error ? (error.stack ?? '') : ''}\n${componentStack}`;
  const found = RELEASE_FILE.exec(stack);
  return found?.[1] && found[2] ? { module: found[1] as ModuleName, version: found[2] } : null;
}
