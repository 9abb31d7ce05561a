import { type ReactNode, use, useEffect, useState } from 'react';
import { sharedContext } from '../shared-context';

const PortalRootContext = sharedContext<string | null>('portal-root.1', null);

/** Props of {@link PortalContainerProvider}. */
export interface PortalContainerProviderProps {
  /** Id of an element inside the module's `[data-mfe]` scope. It must be in the document after mount at the latest. */
  rootId: string;
  children: ReactNode;
}

/**
 * Renders portals (dialogs, lists, tooltips) into an element that the module owns: the module's styles are scoped to
 * `[data-mfe="name"]` and would not apply at the end of the body.
 * The value is the element's id, not the element: if the context changed after mount, React would discard the server's
 * HTML of every part below that is not hydrated yet.
 */
export function PortalContainerProvider({ rootId, children }: PortalContainerProviderProps) {
  return <PortalRootContext value={rootId}>{children}</PortalRootContext>;
}

/** The element for this module's portals; null before mount and outside a provider, which means the body. */
export function usePortalContainer(): HTMLElement | null {
  const rootId = use(PortalRootContext);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useEffect(() => setRoot(rootId === null ? null : document.getElementById(rootId)), [rootId]);
  return root;
}
