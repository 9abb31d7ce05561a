import { Container, classNames, Link } from '@northloop/kit';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArticleFilter } from '../../article/listing/filter-articles';
import { listAddress } from '../selection/list-address';
import { LIST_ANCHOR } from './article-grid';
import { pageNumbers } from './page-numbers';

interface ListPagesProps {
  filter: ArticleFilter;
  page: number;
  pages: number;
}

const stepClass =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-small first:-ms-4 last:-me-4 font-medium transition-colors duration-fast';

/** Links to the list's other pages. They are plain links, which keep the filter and work without script. */
export function ListPages({ filter, page, pages }: ListPagesProps) {
  if (pages === 1) return null;
  const addressOf = (number: number) =>
    `${listAddress({ ...filter, page: number })}#${LIST_ANCHOR}`;
  return (
    <Container>
      <nav
        aria-label="Pages"
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-6"
      >
        <Step to={page > 1 ? addressOf(page - 1) : null} rel="prev">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Previous
        </Step>
        <ol className="flex items-center gap-1 font-mono text-small max-sm:order-last max-sm:w-full max-sm:justify-center">
          {pageNumbers(page, pages).map((number, index) => (
            <li key={number ?? `gap-${index}`}>
              {number === null ? (
                <span aria-hidden="true" className="inline-block w-6 text-center text-ink-faint">
                  …
                </span>
              ) : (
                <Link
                  to={addressOf(number)}
                  aria-label={`Page ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                  className={classNames(
                    'inline-flex size-11 items-center justify-center rounded-full transition-colors duration-fast',
                    number === page
                      ? 'bg-ink text-canvas'
                      : 'text-ink-muted hover:bg-hover hover:text-ink',
                  )}
                >
                  {number}
                </Link>
              )}
            </li>
          ))}
        </ol>
        <Step to={page < pages ? addressOf(page + 1) : null} rel="next">
          Next
          <ArrowRight aria-hidden="true" className="size-4" />
        </Step>
      </nav>
    </Container>
  );
}

/** A link to the next or previous page. At either end its space stays empty, so that the other links do not move. */
function Step({ to, rel, children }: { to: string | null; rel: string; children: ReactNode }) {
  if (to === null) {
    return (
      <span aria-hidden="true" className={classNames(stepClass, 'invisible')}>
        {children}
      </span>
    );
  }
  return (
    <Link
      to={to}
      rel={rel}
      className={classNames(stepClass, 'text-ink-muted hover:bg-hover hover:text-ink')}
    >
      {children}
    </Link>
  );
}
