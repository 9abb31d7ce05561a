import { useNavigate, useSearchParams } from '@northloop/kit';
import { useCallback, useEffect, useReducer } from 'react';
import { type ListQuery, listAddress, readListAddress } from '../selection/list-address';
import { nextSearchText, startSearchText } from './search-text';

/** Pause in typing after which the address takes the text over; browsers limit how often it may change. */
const WRITE_DELAY_MS = 250;

/** The list's filter: it lives in the address, and the search field may be a few letters ahead of it. */
export interface ListFilter {
  /** What the list shows now. */
  current: ListQuery;
  /** What the address says: the same, once typing has paused. */
  settled: ListQuery;
  type: (text: string) => void;
  /** Writes what was typed into the address without waiting. */
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
      // A link was followed meanwhile, whose page is still loading: writing now would take the visitor back.
      if (window.location.href === href) settle();
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, text, settle]);

  return {
    // Another search begins at its first page.
    current: { text: typed, category, page: typed === text ? page : 1 },
    settled,
    type: (next) => send({ type: 'typed', text: next }),
    settle,
  };
}
