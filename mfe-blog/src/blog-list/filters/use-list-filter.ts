import { useNavigate, useSearchParams } from '@northloop/kit';
import { useCallback, useEffect, useReducer } from 'react';
import { type ListQuery, listAddress, readListAddress } from '../selection/list-address';
import { nextSearchText, startSearchText } from './search-text';

/** Pause in typing before the text is written into the address; browsers limit how often the address may change. */
const WRITE_DELAY_MS = 250;

/** The list's filter. It is stored in the address, and the search field may be a few letters ahead of it. */
export interface ListFilter {
  /** The filter that the list shows now. */
  current: ListQuery;
  /** The filter in the address; the same as `current` once typing has paused. */
  settled: ListQuery;
  type: (text: string) => void;
  /** Writes the typed text into the address immediately. */
  settle: () => void;
}

/** Reads the filter from the address and keeps the address up to date while the visitor types. */
export function useListFilter(): ListFilter {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const settled = readListAddress(parameters);
  const { text, category, page } = settled;

  const [search, send] = useReducer(nextSearchText, text, startSearchText);
  if (text !== search.seen) send({ type: 'address', text });
  const { typed } = search;

  const settle = useCallback(() => {
    send({ type: 'written', text: typed });
    navigate(listAddress({ text: typed, category }), { replace: true, preventScrollReset: true });
  }, [typed, category, navigate]);

  useEffect(() => {
    if (typed === text) return;
    const { href } = window.location;
    const timer = setTimeout(() => {
      // If the visitor followed a link and its page is still loading, writing now would take them back.
      if (window.location.href === href) settle();
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, text, settle]);

  return {
    // A new search starts at page 1.
    current: { text: typed, category, page: typed === text ? page : 1 },
    settled,
    type: (next) => send({ type: 'typed', text: next }),
    settle,
  };
}
