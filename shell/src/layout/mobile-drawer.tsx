import { buttonClass, Link } from '@northloop/kit';
import { Drawer } from '@northloop/kit/ui/overlays/drawer';
import { useLocation } from 'react-router-dom';
import { getStartedHref, headerNavigation } from './navigation';

interface MobileDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The header's items on small screens: a side drawer, 80 units wide, that closes on navigation or a tap outside it. */
export function MobileDrawer({ open, onOpenChange }: MobileDrawerProps) {
  const { pathname } = useLocation();
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Menu">
      <nav aria-label="Menu">
        <ul className="flex flex-col gap-1">
          {headerNavigation.map(({ name, href }) => (
            <li key={href}>
              <Link
                to={href}
                onClick={close}
                aria-current={href === pathname ? 'page' : undefined}
                className="flex min-h-12 items-center rounded-md px-3 font-display text-h4 text-ink no-underline hover:bg-hover aria-[current=page]:text-accent-ink"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Link
        to={getStartedHref}
        onClick={close}
        className={buttonClass({ size: 'lg', className: 'mt-6 w-full' })}
      >
        Get Started
      </Link>
    </Drawer>
  );
}
