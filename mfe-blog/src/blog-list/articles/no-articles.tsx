import { buttonClass, Container, Link, siteRoutes } from '@northloop/kit';
import { TEXT_PARAMETER } from '../selection/list-address';

interface NoArticlesProps {
  /** What was looked for; the whole site may have it where the blog does not. */
  text: string;
  onClear: () => void;
}

/** What stands in the list's place when nothing matches; a plain form, so that it works without script. */
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
