import { Button, siteRoutes, useNavigate } from '@northloop/kit';
import { Input } from '@northloop/kit/ui/forms/input';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { searchPage } from '../content/pages/search-page';
import { QUERY_PARAMETER } from './load-search';
import { searchAddress } from './search-address';

/** The search field. Without script it is a plain form; with script it navigates in place. It follows Back. */
export function SearchForm({ query }: { query: string }) {
  const id = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query);

  useEffect(() => {
    // Text typed before hydration stays: only a new address changes the field.
    if (field.current && shown.current !== query) field.current.value = query;
    shown.current = query;
  }, [query]);

  return (
    <search className="mt-9 block max-w-2xl">
      <form
        action={siteRoutes.search}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = field.current?.value ?? '';
          navigate(searchAddress(typed), { replace: typed.trim() === query });
        }}
      >
        <label htmlFor={id} className="mb-2 block text-small font-medium">
          {searchPage.fieldLabel}
        </label>
        <div className="flex flex-wrap gap-2">
          <div className="relative min-w-0 grow">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-ink-faint"
            />
            <Input
              ref={field}
              id={id}
              type="search"
              name={QUERY_PARAMETER}
              defaultValue={query}
              placeholder={searchPage.placeholder}
              autoComplete="off"
              enterKeyHint="search"
              className="h-13 ps-12"
            />
          </div>
          <Button type="submit" size="lg">
            {searchPage.submitLabel}
          </Button>
        </div>
      </form>
    </search>
  );
}
