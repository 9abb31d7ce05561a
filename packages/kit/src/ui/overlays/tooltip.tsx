import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from './portal-container';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words. They must also be available somewhere else. */
  content: ReactNode;
  /** The control it belongs to: one focusable element that accepts a ref. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A hint on hover and focus. Escape closes it. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const container = usePortalContainer();
  return (
    <Primitive.Provider delayDuration={350}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal container={container}>
          <Primitive.Content
            side={side}
            sideOffset={8}
            collisionPadding={10}
            className="z-60 max-w-xs rounded-sm bg-ink px-3 py-1.5 text-label font-medium text-canvas shadow-mid data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-rise-in data-[state=instant-open]:animate-fade-in"
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
