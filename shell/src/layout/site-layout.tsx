import { Slot } from '@northloop/kit';
import { useLocation } from 'react-router-dom';
import { PortalRoots } from '../federation/scope/portal-roots';
import { useDetectedLocation } from '../location/use-detected-location';
import { isTrialPage, type PageState } from '../page/page-state';
import { RoutePage } from '../page/route-page';
import { matchRoute } from '../routing/match-route';
import { useScrollAndFocus } from '../routing/use-scroll-and-focus';
import { ReleaseBadge } from './release-badge';
import { ScrollProgress } from './scroll-progress';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { Toaster } from './toaster';

/** Header, page and footer. Screens without the shared layout get only the page. */
export function SiteLayout({ apiOrigin, trial }: Pick<PageState, 'apiOrigin' | 'trial'>) {
  const { pathname } = useLocation();
  const hasLayout = matchRoute(pathname).route.layout !== false;
  const onPageShown = useScrollAndFocus();
  useDetectedLocation(apiOrigin);
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {hasLayout && <ScrollProgress />}
      {hasLayout && <SiteHeader />}
      <main
        id="main"
        tabIndex={-1}
        className={hasLayout ? 'min-h-[80svh] pt-header print:pt-0' : ''}
      >
        <RoutePage onShown={onPageShown} />
      </main>
      {hasLayout && <SiteFooter />}
      {isTrialPage(trial) && <ReleaseBadge trial={trial} />}
      <Toaster />
      <Slot name="site.overlay" />
      <PortalRoots />
    </>
  );
}
