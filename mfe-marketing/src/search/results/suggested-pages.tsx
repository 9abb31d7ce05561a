import { cardLinkClass, Link } from '@northloop/kit';
import { ArrowRight } from 'lucide-react';
import { searchPage } from '../../content/pages/search-page';

/** Suggested pages for visitors without a search text or without results. */
export function SuggestedPages() {
  const { suggestionsTitle, suggestions } = searchPage;
  return (
    <section
      aria-labelledby="suggestions-title"
      className="gap-x-8 pt-stack lg:grid lg:grid-cols-12"
    >
      <h2 id="suggestions-title" className="font-display text-h4 lg:col-span-3 lg:pt-5">
        {suggestionsTitle}
      </h2>
      <ul className="mt-4 border-t border-line lg:col-span-9 lg:mt-0">
        {suggestions.map(({ title, description, to }) => (
          <li
            key={to}
            className="group relative flex items-center justify-between gap-6 border-b border-line py-5"
          >
            <div className="gap-x-8 sm:grid sm:grid-cols-[12rem_1fr] sm:items-baseline">
              <h3 className="font-display text-h4">
                <Link
                  to={to}
                  className={`${cardLinkClass} rounded-xs text-ink no-underline underline-offset-4 group-hover:text-accent-ink group-hover:underline`}
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-pretty text-ink-muted sm:mt-0">{description}</p>
            </div>
            <ArrowRight
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-faint transition-transform duration-fast group-hover:translate-x-1 group-hover:text-accent-ink motion-reduce:transition-none"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
