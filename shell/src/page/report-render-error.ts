import { MODULE_UNAVAILABLE } from '../federation/server-module-source';

/**
 * Called by React for errors that it recovered from by rendering in the browser, and for those nothing caught.
 * A place whose module the server could not have is expected to be rendered here: that is the fallback at work.
 */
export function reportRenderError(error: unknown): void {
  if (error instanceof Error && 'digest' in error && error.digest === MODULE_UNAVAILABLE) return;
  // biome-ignore lint/suspicious/noConsole: the last place where an error of the page can be noticed
  console.error(error);
}
