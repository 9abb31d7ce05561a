import {
  buttonClass,
  Container,
  Link,
  siteConfig,
  siteRoutes,
  VisuallyHidden,
} from '@northloop/kit';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ThemeToggle } from '../theme/theme-toggle';
import { getStartedHref, headerNavigation } from './navigation';

const loadDrawer = () => import('./mobile-drawer');
const MobileDrawer = lazy(async () => ({ default: (await loadDrawer()).MobileDrawer }));

function Brand() {
  const [name, ...rest] = siteConfig.brand.split('.');
  return (
    <Link
      to={siteRoutes.home}
      className="min-w-0 truncate rounded-xs font-display text-h4 font-bold tracking-tight text-ink no-underline"
    >
      {name}
      <span className="font-normal text-ink-faint">.{rest.join('.')}</span>
    </Link>
  );
}

/** Fixed at the top, 16 units high, with navigation, theme switch and a link to the contact form. */
export function SiteHeader() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <header className="fixed inset-x-0 top-0 z-40 h-header border-b border-line bg-canvas/85 backdrop-blur-md print:hidden">
      <Container width="wide" className="flex h-full items-center justify-between gap-3 sm:gap-6">
        <Brand />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center gap-1">
            {headerNavigation.map(({ name, href }) => (
              <li key={href}>
                <Link
                  to={href}
                  aria-current={href === pathname ? 'page' : undefined}
                  className="inline-flex min-h-9 items-center rounded-sm px-3 text-small font-medium text-ink-muted no-underline transition-colors hover:bg-hover hover:text-ink aria-[current=page]:text-accent-ink"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex shrink-0 items-center gap-1 sm:gap-2">
          <ThemeToggle />
          <span className="hidden sm:block">
            <Link to={getStartedHref} className={buttonClass({ size: 'sm' })}>
              Get Started
            </Link>
          </span>
          <span className="lg:hidden">
            <button
              type="button"
              className={buttonClass({ variant: 'ghost', size: 'icon' })}
              aria-expanded={isOpen}
              onPointerEnter={() => void loadDrawer()}
              onFocus={() => void loadDrawer()}
              onClick={() => {
                setWasOpened(true);
                setOpen(true);
              }}
            >
              <Menu aria-hidden />
              <VisuallyHidden>Open menu</VisuallyHidden>
            </button>
          </span>
        </div>
      </Container>
      {wasOpened && (
        <Suspense fallback={null}>
          <MobileDrawer open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </header>
  );
}
