import type { SlotName } from '@northloop/contracts';
import { createContext, useContext } from 'react';
import { type TrackedPromise, trackPromise } from '../federation/waiting/tracked-promise';

/** Holds back a slot in the server's HTML that is not hydrated yet. */
export interface SlotGate {
  promise: TrackedPromise<void>;
  open: () => void;
}

/** How the page that the server rendered differs from pages that are reached by client navigation. */
export interface FirstPage {
  /** Key of the history entry that the server rendered. After a reload it is the same key as before. */
  historyKey: string;
  /** Null for slots that the server did not render, because they need not wait. */
  gateOf: (slot: SlotName) => SlotGate | null;
}

const FirstPageContext = createContext<FirstPage | null>(null);

export const FirstPageProvider = FirstPageContext.Provider;

/** The first page, or null on the server, where nothing waits. */
export const useFirstPage = (): FirstPage | null => useContext(FirstPageContext);

function createGate(): SlotGate {
  let open = () => {};
  const promise = trackPromise(
    new Promise<void>((resolve) => {
      open = resolve;
    }),
  );
  return { promise, open };
}

/** Called once, when hydration starts. */
export function createFirstPage(renderedSlots: readonly SlotName[], historyKey: string): FirstPage {
  const gates = new Map<SlotName, SlotGate>(renderedSlots.map((name) => [name, createGate()]));
  return { historyKey, gateOf: (slot) => gates.get(slot) ?? null };
}
