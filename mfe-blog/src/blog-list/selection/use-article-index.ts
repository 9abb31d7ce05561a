import { useCallback, useRef, useState } from 'react';
import type { ArticleSummary } from '../../article/article';
import { prepareSearch } from '../../article/listing/filter-articles';
import { loadArticleIndex } from '../../article/loading/article-index';

/**
 * The index for searching while the visitor types; null until it has been requested and loaded.
 * @returns the index, and a function that requests it.
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
        // When typing pauses, the page loads the new address, which tries again and shows an error if that fails too.
        isWanted.current = false;
      },
    );
  }, []);

  return [index, want];
}
