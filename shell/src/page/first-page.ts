import type { SlotName } from '@northloop/contracts';
import { createContext, useContext } from 'react';
import { type TrackedPromise, trackPromise } from '../federation/waiting/tracked-promise';

/** A slot of the server's HTML that is not alive yet. */
export interface SlotGate {
  promise: TrackedPromise<void>;
  open: () => void;
}

/** What is special about the page that the server rendered, as against pages reached by navigation in the browser. */
export interface FirstPage {
  /** Key of the history entry that the server rendered; after a reload it is the one from before. */
  historyKey: string;
  /** Null for slots that the server did not render: they need not wait. */
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

/** Made once, when the browser takes over the server's HTML. */
export function createFirstPage(renderedSlots: readonly SlotName[], historyKey: string): FirstPage {
  const gates = new Map<SlotName, SlotGate>(renderedSlots.map((name) => [name, createGate()]));
  return { historyKey, gateOf: (slot) => gates.get(slot) ?? null };
}
