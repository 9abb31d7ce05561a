import './standalone.css';
import type { ModuleManifest } from '@northloop/contracts';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, matchPath, Navigate, useLocation } from 'react-router-dom';
import { apiClient } from '../api-client/create-api-client';
import type { PageLoadResult, PageModule, SlotModule } from '../page/page-module';
import { useSiteStore } from '../store/site-store';
import { Button } from '../ui/controls/button';
import { showThrownError } from './show-thrown-error';

/** The exports of a module's exposed file. */
type Exposed = { page?: PageModule<unknown>; slot?: SlotModule };

/** A module as its standalone page needs it: what it declares, and how to load it without a shell. */
export interface StandaloneModule extends Pick<ModuleManifest, 'name' | 'routes' | 'slots'> {
  load: Readonly<Record<string, () => Promise<Exposed>>>;
}

/** Query parameter that selects the slot on the standalone page. */
const SLOT_PARAMETER = 'slot';

function useExposed(module: StandaloneModule, expose: string | undefined): Exposed | null {
  const [exposed, setExposed] = useState<Exposed | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setExposed(null);
    module.load[expose ?? '']?.().then((found) => {
      if (isCurrent) setExposed(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [module, expose]);
  return exposed;
}

/** A page with the data of its own loader, as the shell would show it. */
function ShownPage({ page, pattern }: { page: PageModule<unknown>; pattern: string }) {
  const { pathname, search } = useLocation();
  const [result, setResult] = useState<PageLoadResult<unknown> | null>(null);
  useEffect(() => {
    const request = {
      url: new URL(`${pathname}${search}`, window.location.origin),
      params: matchPath(pattern, pathname)?.params ?? {},
      api: apiClient,
      search: async () => [],
      form: null,
      isServer: false,
    };
    setResult(null);
    Promise.resolve(page.load ? page.load(request) : { data: null }).then(setResult, (error) => {
      // As in the shell, a page is shown without its data if loading fails.
      setResult({ data: null });
      throw error;
    });
  }, [page, pattern, pathname, search]);
  if (!result) return <p role="status">Loading …</p>;
  if ('redirect' in result) return <Navigate to={result.redirect} replace />;
  if ('notFound' in result) return <p>This page reports that the address does not exist.</p>;
  return <page.Component data={result.data} />;
}

function Toast() {
  const toast = useSiteStore((state) => state.toast);
  return (
    <p aria-live="polite" className="fixed top-16 right-4 z-50">
      {toast && (
        <span className="rounded-md bg-raised p-3 text-ink shadow-high">
          {toast.title} {toast.description}
        </span>
      )}
    </p>
  );
}

function Standalone({ module }: { module: StandaloneModule }) {
  const { pathname, search } = useLocation();
  const [isDark, setDark] = useState(false);
  useEffect(() => {
    document.documentElement.className = isDark ? 'dark' : 'light';
  }, [isDark]);
  const slotName = new URLSearchParams(search).get(SLOT_PARAMETER);
  const slotEntry = module.slots.find(({ name }) => name === slotName);
  const route = module.routes.find(({ path }) => matchPath(path, pathname) !== null);
  const exposed = useExposed(module, slotEntry?.expose ?? route?.expose);
  return (
    <>
      <header className="flex flex-wrap items-center gap-4 border-b border-line bg-surface px-gutter py-2 text-small">
        <strong>{module.name}, alone</strong>
        <nav aria-label="What the module offers" className="flex flex-wrap gap-4">
          {module.routes.map(({ path }) => (
            <a key={path} href={path} className="text-accent-ink underline">
              {path}
            </a>
          ))}
          {module.slots.map(({ name }) => (
            <a
              key={name}
              href={`/?${SLOT_PARAMETER}=${name}`}
              className="text-accent-ink underline"
            >
              {name}
            </a>
          ))}
        </nav>
        <Button variant="secondary" size="sm" onClick={() => setDark(!isDark)}>
          {isDark ? 'Light' : 'Dark'}
        </Button>
      </header>
      <main data-mfe={module.name}>
        {exposed?.slot && <exposed.slot.Component />}
        {exposed?.page && route && !slotEntry && (
          <ShownPage page={exposed.page} pattern={route.path} />
        )}
      </main>
      <Toast />
    </>
  );
}

/**
 * Shows a module on a page of its own with the minimum that a shell provides: router, store, theme, notifications. For
 * development; a module's preset starts it with `vite --mode standalone`.
 */
export function mountStandalone(module: StandaloneModule): void {
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root, {
    onUncaughtError(error) {
      reportError(error);
      showThrownError(error);
    },
  }).render(
    <StrictMode>
      <BrowserRouter>
        <Standalone module={module} />
      </BrowserRouter>
    </StrictMode>,
  );
}
