import { buttonClass, Container, Link, siteRoutes } from '@northloop/kit';
import { TEXT_PARAMETER } from '../selection/list-address';

interface NoArticlesProps {
  /** The search text. The rest of the site may have a match even if the blog does not. */
  text: string;
  onClear: () => void;
}

/** Replaces the list when nothing matches. A plain form, so that it works without script. */
export function NoArticles({ text, onClear }: NoArticlesProps) {
  return (
    <Container className="pt-stack">
      <div className="grid justify-items-start gap-6 rounded-2xl bg-sunk px-6 py-14 sm:px-12">
        <p className="max-w-xl font-display text-h3 text-balance">
          No articles found matching your criteria.
        </p>
        <div className="flex flex-wrap gap-3">
          <form
            action={siteRoutes.blog}
            onSubmit={(event) => {
              event.preventDefault();
              onClear();
            }}
          >
            <button type="submit" className={buttonClass({ variant: 'secondary' })}>
              Clear Filters
            </button>
          </form>
          {text.trim() !== '' && (
            <Link
              to={`${siteRoutes.search}?${new URLSearchParams({ [TEXT_PARAMETER]: text.trim() })}`}
              className={buttonClass({ variant: 'ghost' })}
            >
              Search the whole site
            </Link>
          )}
        </div>
      </div>
    </Container>
  );
}
