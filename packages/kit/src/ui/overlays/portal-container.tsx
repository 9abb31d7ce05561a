import { type ReactNode, use, useEffect, useState } from 'react';
import { sharedContext } from '../shared-context';

const PortalRootContext = sharedContext<string | null>('portal-root.1', null);

/** Props of {@link PortalContainerProvider}. */
export interface PortalContainerProviderProps {
  /** Id of an element with the module's `[data-mfe]` scope; it must be in the document, at the latest after mount. */
  rootId: string;
  children: ReactNode;
}

/**
 * Sends what is rendered through a portal (dialogs, lists, tooltips) into an element that the module
 * owns: its styles are scoped to `[data-mfe="name"]` and would not reach the end of the body.
 *
 * The value is the element's id, not the element: a context that changed after mount would make React
 * give up the server's HTML of every part below that has not come to life yet.
 */
export function PortalContainerProvider({ rootId, children }: PortalContainerProviderProps) {
  return <PortalRootContext value={rootId}>{children}</PortalRootContext>;
}

/** Where a portal of this module goes; null before mount and outside a provider, which means the body. */
export function usePortalContainer(): HTMLElement | null {
  const rootId = use(PortalRootContext);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useEffect(() => setRoot(rootId === null ? null : document.getElementById(rootId)), [rootId]);
  return root;
}
