import type { ContentEntry, SearchHit } from '@northloop/contracts';
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SiteContent } from '../site-content';
import { foldTerm, indexedWords, searchedWords } from './search-terms';

/** Most results that one search gives. */
const MAX_HITS = 30;
/** Longest search text that is looked for, in characters. */
const MAX_QUERY = 200;

const typos: SearchOptions['fuzzy'] = (term) => (term.length > 4 ? 0.2 : false);

/** From strict to generous; the first that finds something decides. A guess beside true finds would be noise. */
const ATTEMPTS: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: typos },
  { combineWith: 'OR', fuzzy: typos },
];

/** Entries that go into the index in one go: a large blog's thousands in one would hold every page up for seconds. */
const ENTRIES_AT_ONCE = 2;
/** Longest a search waits for the index of a new release while there is an older one, in milliseconds. */
const NEW_INDEX_LIMIT_MS = 200;

type SiteIndex = MiniSearch<ContentEntry>;

async function buildIndex(entries: readonly ContentEntry[]): Promise<SiteIndex> {
  const index: SiteIndex = new MiniSearch<ContentEntry>({
    idField: 'path',
    fields: ['title', 'description', 'tags', 'text'],
    extractField: (entry, field) => {
      const value = entry[field as keyof ContentEntry];
      return Array.isArray(value) ? value.join(' ') : String(value ?? '');
    },
    storeFields: ['path', 'kind', 'title', 'description'],
    tokenize: indexedWords,
    processTerm: foldTerm,
    searchOptions: {
      tokenize: searchedWords,
      boost: { title: 5, tags: 3, description: 2 },
      prefix: (term) => term.length > 2,
    },
  });
  await index.addAllAsync(entries, { chunkSize: ENTRIES_AT_ONCE });
  return index;
}

/**
 * Gives the index of the content in use, built once for each set of releases. Where a new one takes long, searches go
 * on in the one before it.
 */
function createIndexKeeper(): (content: SiteContent) => Promise<SiteIndex> {
  let usable: SiteIndex | null = null;
  let latest: { version: string; building: Promise<SiteIndex> } | null = null;

  function build({ version, entries }: SiteContent): Promise<SiteIndex> {
    const building = buildIndex(entries).then(
      (index) => {
        if (latest?.building === building) usable = index;
        return index;
      },
      (error) => {
        if (latest?.building === building) latest = null;
        throw error;
      },
    );
    latest = { version, building };
    return building;
  }

  return (content) => {
    const building = latest?.version === content.version ? latest.building : build(content);
    const older = usable;
    return older ? withinPatience(building, older) : building;
  };
}

/** What is awaited if it comes soon, else what there is already. */
function withinPatience<Value>(awaited: Promise<Value>, present: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, NEW_INDEX_LIMIT_MS, present);
  });
  return Promise.race([awaited, patience]).finally(() => clearTimeout(timer));
}

/** Searches all that the site says. */
export function createSiteSearch(
  content: () => Promise<SiteContent>,
): (query: string) => Promise<SearchHit[]> {
  const indexOf = createIndexKeeper();
  const currentIndex = async () => indexOf(await content());
  // Begun at once, so that the first visitor to search waits less. What fails here fails for that visitor again.
  currentIndex().catch(() => {});
  return async (query) => {
    const index = await currentIndex();
    const text = query.slice(0, MAX_QUERY);
    for (const attempt of ATTEMPTS) {
      const hits = index.search(text, attempt);
      if (hits.length === 0) continue;
      return hits
        .slice(0, MAX_HITS)
        .map(
          ({ path, kind, title, description }) => ({ path, kind, title, description }) as SearchHit,
        );
    }
    return [];
  };
}
