import { Container } from '@northloop/kit';
import type { RefObject } from 'react';
import { countArticles } from '../../article/listing/count-articles';
import type { ArticleFilter } from '../../article/listing/filter-articles';
import { CategoryFilter } from './category-filter';
import { SearchForm } from './search-form';

interface ArticleFiltersProps {
  filter: ArticleFilter;
  count: number;
  searchField: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
  onSubmit: () => void;
  /** Called when the visitor is about to search. */
  onApproach: () => void;
}

/** Categories, search box and the number of articles found. */
export function ArticleFilters({ filter, count, ...search }: ArticleFiltersProps) {
  return (
    <Container>
      <div className="flex flex-col gap-x-8 gap-y-5 border-y border-line py-5 lg:flex-row lg:items-center lg:justify-between">
        <CategoryFilter filter={filter} />
        <div className="flex items-center gap-4">
          <SearchForm filter={filter} {...search} />
          <p className="min-w-24 shrink-0 text-end font-mono text-label text-ink-faint">
            {countArticles(count)}
          </p>
        </div>
      </div>
    </Container>
  );
}
