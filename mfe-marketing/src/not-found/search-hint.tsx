import { Button, siteRoutes } from '@northloop/kit';
import { Input } from '@northloop/kit/ui/forms/input';
import { Search } from 'lucide-react';

/** A search box that needs no script: a plain form that opens the search page. */
export function SearchHint() {
  return (
    <search className="mt-9 block max-w-md">
      <form action={siteRoutes.search} className="flex gap-2">
        <Input
          type="search"
          name="q"
          aria-label="Search the site"
          placeholder="Try “menu” or “booking”"
        />
        <Button
          type="submit"
          variant="secondary"
          size="icon"
          aria-label="Search"
          className="size-12"
        >
          <Search aria-hidden="true" />
        </Button>
      </form>
    </search>
  );
}
