import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** One step of the path. The last one, the page itself, needs no address. */
export interface Crumb {
  label: string;
  href?: string;
}

/** The data of one link. */
export interface CrumbLink {
  href: string;
  className: string;
  children: ReactNode;
}

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps {
  items: readonly Crumb[];
  /** Renders the links, for example with a router's link. The default is a plain anchor. */
  renderLink?: (link: CrumbLink) => ReactNode;
  className?: string;
}

/** The path from the home page to this page. */
export function Breadcrumbs({ items, renderLink = plainAnchor, className }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-faint">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={item.label} className="flex items-center gap-2">
              {index > 0 && <ChevronRight aria-hidden="true" className="size-3.5" />}
              {item.href === undefined || last ? (
                <span
                  aria-current={last ? 'page' : undefined}
                  className={classNames(last && 'font-medium text-ink')}
                >
                  {item.label}
                </span>
              ) : (
                renderLink({
                  href: item.href,
                  className:
                    'rounded-xs py-0.5 underline-offset-4 transition-colors duration-fast hover:text-ink hover:underline',
                  children: item.label,
                })
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function plainAnchor({ href, className, children }: CrumbLink) {
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
