import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** One step of the way; the last one, the page itself, needs no address. */
export interface Crumb {
  label: string;
  href?: string;
}

/** What a link of the trail is to be made of. */
export interface CrumbLink {
  href: string;
  className: string;
  children: ReactNode;
}

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps {
  items: readonly Crumb[];
  /** Makes the links, for a router's own; plain anchors when left out. */
  renderLink?: (link: CrumbLink) => ReactNode;
  className?: string;
}

/** The way from the front page to this one. */
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
