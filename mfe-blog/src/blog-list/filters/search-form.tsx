import { siteRoutes } from '@northloop/kit';
import { Input } from '@northloop/kit/ui/forms/input';
import { Search } from 'lucide-react';
import { type RefObject, useEffect, useId } from 'react';
import type { ArticleFilter } from '../../article/listing/filter-articles';
import { CATEGORY_PARAMETER, TEXT_PARAMETER } from '../selection/list-address';

interface SearchFormProps {
  filter: ArticleFilter;
  searchField: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
  onSubmit: () => void;
  /** Called when the visitor is about to search. */
  onApproach: () => void;
}

/** The search box. It searches while the visitor types; without script it is a plain form. */
export function SearchForm({ filter, searchField, onType, onSubmit, onApproach }: SearchFormProps) {
  const id = useId();

  // Text typed before hydration counts as well.
  useEffect(() => {
    const text = searchField.current?.value;
    if (text !== undefined && text !== filter.text) onType(text);
  }, []);

  return (
    <search className="grow">
      <form
        action={siteRoutes.blog}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {filter.category !== null && (
          <input type="hidden" name={CATEGORY_PARAMETER} value={filter.category} />
        )}
        <label htmlFor={id} className="sr-only">
          Search articles
        </label>
        <div className="relative">
          <button
            type="submit"
            aria-label="Search"
            className="absolute inset-y-0 start-0 flex w-10.5 cursor-pointer items-center justify-center rounded-md text-ink-faint hover:text-ink"
          >
            <Search aria-hidden="true" className="size-4.5" />
          </button>
          <Input
            ref={searchField}
            id={id}
            type="search"
            name={TEXT_PARAMETER}
            value={filter.text}
            onFocus={onApproach}
            onPointerEnter={onApproach}
            onChange={(event) => onType(event.target.value)}
            placeholder="Search articles"
            autoComplete="off"
            enterKeyHint="search"
            className="ps-10.5 lg:w-64"
          />
        </div>
      </form>
    </search>
  );
}
