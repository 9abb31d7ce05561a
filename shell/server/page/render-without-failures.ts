import type { ReleaseRegistry } from '../releases/registry/release-registry';
import { loadPage, type PageLoaderOptions, type PageWish, type ReleaseFailure } from './load-page';
import { type PageRequest, type RenderedPage, type RenderOptions, renderPage } from './render-page';

export interface LoadAndRenderOptions extends PageLoaderOptions, RenderOptions {
  registry: Pick<ReleaseRegistry, 'current' | 'lastGood' | 'serverEntry' | 'toClientRelease'>;
}

/** The result for an address: its page with all releases that failed on the way, or a redirect. */
export type RenderOutcome =
  | { rendered: RenderedPage; failures: readonly ReleaseFailure[] }
  | { redirect: string };

/**
 * Loads and renders a page. If a release throws and an earlier one can replace it, the page is loaded and rendered once
 * more without the failing release.
 * @throws if not even the frame can be rendered.
 */
export async function renderWithoutFailures(
  asked: PageRequest,
  options: LoadAndRenderOptions,
): Promise<RenderOutcome> {
  const attempt = async (wish: PageWish): Promise<RenderedPage | { redirect: string }> => {
    const page = await loadPage(asked.renderer, asked, options, wish);
    return 'redirect' in page ? page : renderPage(page, asked, options);
  };

  const { visitor } = asked.visitor;
  const first = await attempt({ visitor });
  if ('redirect' in first) return first;
  const failures = [...first.page.failures, ...first.failures];
  const replaceable = first.failures.filter(
    ({ module, version }) => options.registry.lastGood(module, version) !== null,
  );
  if (replaceable.length === 0) return { rendered: first, failures };

  first.stream.abort();
  const avoid = Object.fromEntries(replaceable.map(({ module, version }) => [module, version]));
  const second = await attempt({ visitor, avoid });
  return 'redirect' in second ? second : { rendered: second, failures };
}
