import { classNames, Link } from '@northloop/kit';
import { ARTICLE_CATEGORIES } from '../../article/article-categories';
import type { ArticleFilter } from '../../article/listing/filter-articles';
import { ALL_CATEGORIES, listAddress } from '../selection/list-address';

const CHOICES = [
  { name: ALL_CATEGORIES, category: null },
  ...ARTICLE_CATEGORIES.map((name) => ({ name, category: name })),
];

/** One link per category. The links keep the search text and work without script. */
export function CategoryFilter({ filter }: { filter: ArticleFilter }) {
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-1">
        {CHOICES.map(({ name, category }) => {
          const isChosen = filter.category === category;
          return (
            <li key={name}>
              <Link
                to={listAddress({ text: filter.text, category })}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={classNames(
                  'inline-flex min-h-9 items-center rounded-full px-3 text-small font-medium transition-colors duration-fast',
                  isChosen
                    ? 'bg-ink text-canvas'
                    : 'text-ink-muted hover:bg-hover hover:text-ink active:bg-press',
                )}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
