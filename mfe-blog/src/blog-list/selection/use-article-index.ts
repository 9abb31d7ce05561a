import { useCallback, useRef, useState } from 'react';
import type { ArticleSummary } from '../../article/article';
import { prepareSearch } from '../../article/listing/filter-articles';
import { loadArticleIndex } from '../../article/loading/article-index';

/**
 * The index, for searching while the visitor types: null until it is wanted and has come.
 * @returns the index, and what asks for it.
 */
export function useArticleIndex(): [index: readonly ArticleSummary[] | null, want: () => void] {
  const [index, setIndex] = useState<readonly ArticleSummary[] | null>(null);
  const isWanted = useRef(false);

  const want = useCallback(() => {
    if (isWanted.current) return;
    isWanted.current = true;
    loadArticleIndex().then(
      (loaded) => {
        prepareSearch(loaded);
        setIndex(loaded);
      },
      () => {
        // The page asks again for the address that is written when typing pauses, and says so when that fails too.
        isWanted.current = false;
      },
    );
  }, []);

  return [index, want];
}
