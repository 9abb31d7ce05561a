type ErrorOverlay = new (error: { message: string; stack: string }) => HTMLElement;

const OVERLAY = 'vite-error-overlay';

/**
 * Shows an error over the page, as Vite does with build errors, so that a developer sees it without opening the
 * console. Vite removes it after the next change. Only a development server has this overlay; elsewhere nothing
 * happens.
 */
export function showThrownError(error: unknown): void {
  const Overlay = customElements.get(OVERLAY) as ErrorOverlay | undefined;
  // Show only the first error: the later ones often follow from it.
  if (!Overlay || document.querySelector(OVERLAY)) return;
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  document.body.append(new Overlay({ message, stack }));
}
