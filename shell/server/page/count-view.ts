import type { ReleaseGuard } from '../releases/guard/release-guard';
import type { LoadedPage, ReleaseFailure } from './load-page';
import type { PageRequest } from './render-page';

/**
 * Tells the guard which releases a page consists of and which of them failed on it.
 * @param address the visitor's address; undefined if it is not known.
 */
export function countView(
  guard: Pick<ReleaseGuard, 'viewed' | 'failed'>,
  { pageView, renderer }: Pick<PageRequest, 'pageView' | 'renderer'>,
  address: string | undefined,
  page: LoadedPage,
  failures: readonly ReleaseFailure[],
): void {
  const onPage = new Set([
    ...[...page.loaded.keys()].map((key) => key.split('/', 1)[0]),
    // The browser loads these on every page.
    ...Object.values(renderer.slotTable)
      .filter(({ when }) => when === 'after-load')
      .map(({ module }) => module),
  ]);
  guard.viewed(pageView, address, [
    ...Object.values(page.releases).map(({ module, version }) => ({
      module,
      version,
      isShown: onPage.has(module),
    })),
    // Releases that failed and were replaced count too.
    ...failures.map(({ module, version }) => ({ module, version, isShown: true })),
  ]);
  for (const { module, version, error } of failures) {
    const message = error instanceof Error ? error.message : String(error);
    guard.failed({ pageView, module, version, message });
  }
}
