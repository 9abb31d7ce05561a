import type { PageModule } from '@northloop/kit';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ModuleBoundary } from '../federation/failures/module-boundary';
import { ModuleFallback } from '../federation/failures/module-fallback';
import { ModuleScope } from '../federation/scope/module-scope';
import { useExpose, useModuleSource } from '../federation/source/module-source';
import { matchRoute, type RouteMatch } from '../routing/match-route';
import { notFoundRoute, type SiteRoute } from '../routing/route-table';
import { FormUnanswered } from './form-unanswered';
import { usePageData, usePageDataCache } from './page-data';

function NotFound() {
  const { page } = useExpose<{ page: PageModule<null> }>(notFoundRoute);
  return (
    <ModuleScope target={notFoundRoute}>
      <page.Component data={null} />
    </ModuleScope>
  );
}

interface RoutePageProps {
  /** Called with the key of the history entry whose page is now shown. */
  onShown: (key: string) => void;
}

/**
 * Comes after a page inside its Suspense boundary, so that its effect runs when the page is shown and not its fallback.
 */
function PageShown({ onShown }: RoutePageProps) {
  const { key } = useLocation();
  useLayoutEffect(() => onShown(key), [key, onShown]);
  return null;
}

function LoadedPage({ route, params }: { route: SiteRoute; params: RouteMatch['params'] }) {
  const { pathname, search } = useLocation();
  const { page } = useExpose<{ page: PageModule<unknown> }>(route);
  const result = usePageData(page, { href: `${pathname}${search}`, params });
  if ('redirect' in result) return <Navigate to={result.redirect} replace />;
  if ('notFound' in result) return <NotFound />;
  return (
    <ModuleScope target={route}>
      <page.Component data={result.data} />
    </ModuleScope>
  );
}

/** The page of the current address. If it fails, the layout around it stays. */
export function RoutePage({ onShown }: RoutePageProps) {
  const { pathname, search } = useLocation();
  const source = useModuleSource();
  const pageData = usePageDataCache();
  const href = `${pathname}${search}`;
  // A visitor who comes back to an address later should not see an old failure.
  useEffect(() => {
    pageData.shown(href);
    return () => pageData.forget(href);
  }, [pageData, href]);
  const { route, params } = matchRoute(pathname);
  return (
    <ModuleBoundary
      key={`${route.module}${route.expose}${pathname}`}
      onRetry={() => {
        source.forget(route);
        pageData.forget(href);
      }}
      onFailure={(error) => source.reportFailure(route, error)}
      renderFallback={(retry) => <ModuleFallback module={route.module} onRetry={retry} page />}
    >
      <Suspense fallback={<ModuleFallback module={route.module} loading={source.waits} page />}>
        {pageData.isUnanswered(href) ? (
          <FormUnanswered />
        ) : (
          <LoadedPage route={route} params={params} />
        )}
        <PageShown onShown={onShown} />
      </Suspense>
    </ModuleBoundary>
  );
}
