type ErrorOverlay = new (error: { message: string; stack: string }) => HTMLElement;

const OVERLAY = 'vite-error-overlay';

/**
 * Lays an error over the page, as Vite does with one of a build, so that a developer sees it without opening the console.
 * Vite takes it away at the next change. Only a development server has the overlay; elsewhere nothing happens.
 */
export function showThrownError(error: unknown): void {
  const Overlay = customElements.get(OVERLAY) as ErrorOverlay | undefined;
  // What failed first is what to look at.
  if (!Overlay || document.querySelector(OVERLAY)) return;
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  document.body.append(new Overlay({ message, stack }));
}
