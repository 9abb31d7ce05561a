import type { ContentEntry, SearchHit } from '@northloop/contracts';
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SiteContent } from '../site-content';
import { foldTerm, indexedWords, searchedWords } from './search-terms';

/** Maximum number of results of a search. */
const MAX_HITS = 30;
/** Only this many characters of a search text are used. */
const MAX_QUERY = 200;

const typos: SearchOptions['fuzzy'] = (term) => (term.length > 4 ? 0.2 : false);

/** From strict to tolerant. The first attempt with results is used, so that guesses are not mixed with real matches. */
const ATTEMPTS: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: typos },
  { combineWith: 'OR', fuzzy: typos },
];

/**
 * Entries to index in one step. Indexing the thousands of entries of a large blog at once would block every page for
 * seconds.
 */
const ENTRIES_AT_ONCE = 2;
/** Longest time that a search waits for the index of a new release if an older index exists, in milliseconds. */
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
 * Returns the index of the current content and builds it once for each set of releases. While a new index takes long to
 * build, searches use the previous one.
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

/** Resolves to the awaited value if it arrives soon, otherwise to the value at hand. */
function withinPatience<Value>(awaited: Promise<Value>, present: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, NEW_INDEX_LIMIT_MS, present);
  });
  return Promise.race([awaited, patience]).finally(() => clearTimeout(timer));
}

/** Searches all content of the site. */
export function createSiteSearch(
  content: () => Promise<SiteContent>,
): (query: string) => Promise<SearchHit[]> {
  const indexOf = createIndexKeeper();
  const currentIndex = async () => indexOf(await content());
  // Start building now, so that the first visitor who searches waits less. If it fails here, that visitor's search
  // reports the error.
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
