import { showThrownError } from '@northloop/kit/standalone/show-thrown-error';
import type { ErrorInfo } from 'react';
import { MODULE_UNAVAILABLE } from '../federation/source/server-module-source';

/**
 * Called by React for errors from which it recovered by rendering in the browser, and for uncaught errors. If the
 * server could not load a module, rendering it here is expected, so that is not reported.
 */
export function reportRenderError(error: unknown): void {
  if (error instanceof Error && 'digest' in error && error.digest === MODULE_UNAVAILABLE) return;
  // biome-ignore lint/suspicious/noConsole: the last place where an error of the page can be noticed
  console.error(error);
}

/**
 * Called by React in development when a module throws while rendering, because the fallback does not show the error.
 */
export function showCaughtError(error: unknown, { componentStack }: ErrorInfo): void {
  // biome-ignore lint/suspicious/noConsole: as React does by itself
  console.error(error, componentStack);
  showThrownError(error);
}
