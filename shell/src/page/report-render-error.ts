import { showThrownError } from '@northloop/kit/standalone/show-thrown-error';
import type { ErrorInfo } from 'react';
import { MODULE_UNAVAILABLE } from '../federation/source/server-module-source';

/**
 * Called by React for errors that it recovered from by rendering in the browser, and for those nothing caught.
 * A place whose module the server could not have is expected to be rendered here: that is the fallback at work.
 */
export function reportRenderError(error: unknown): void {
  if (error instanceof Error && 'digest' in error && error.digest === MODULE_UNAVAILABLE) return;
  // biome-ignore lint/suspicious/noConsole: the last place where an error of the page can be noticed
  console.error(error);
}

/** Called by React in development for what a module threw while rendering: the fallback in its place does not say it. */
export function showCaughtError(error: unknown, { componentStack }: ErrorInfo): void {
  // biome-ignore lint/suspicious/noConsole: as React does by itself
  console.error(error, componentStack);
  showThrownError(error);
}
