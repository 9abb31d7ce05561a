import type { SlotName } from '@northloop/contracts';
import { type ComponentType, createContext, memo, useContext } from 'react';

export interface SlotProps {
  name: SlotName;
}

const SlotRendererContext = createContext<ComponentType<SlotProps> | null>(null);

/** The shell provides how a slot is filled; pages only say where it is. */
export const SlotRendererProvider = SlotRendererContext.Provider;

/**
 * A place in a page that another module fills. The page does not know which one. Outside the shell, as on a module's
 * standalone page, it renders nothing.
 * It only renders again if its name changes: a slot that is not hydrated yet would lose the server's HTML whenever the
 * page around it rendered again.
 */
export const Slot = memo(function Slot(props: SlotProps) {
  const Renderer = useContext(SlotRendererContext);
  return Renderer ? <Renderer {...props} /> : null;
});
