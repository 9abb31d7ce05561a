import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { OverlayClose, OverlayVeil, useOverlay } from './overlay';
import { usePortalContainer } from './portal-container';

const sides = {
  left: 'left-0 data-[state=open]:animate-slide-in-left data-[state=closed]:animate-slide-out-left',
  right:
    'right-0 data-[state=open]:animate-slide-in-right data-[state=closed]:animate-slide-out-right',
};

/** Props of {@link Drawer}. */
export interface DrawerProps {
  title: ReactNode;
  children: ReactNode;
  /** The button that opens it. Without one, control `open` yourself. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: keyof typeof sides;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  /** Stays at the bottom: the most important button. */
  footer?: ReactNode;
  closeLabel?: string;
}

/**
 * A panel at the side of the window, 20rem wide. It keeps the focus inside and closes with Escape, the backdrop or the
 * close button.
 */
export function Drawer({
  title,
  children,
  trigger,
  open,
  onOpenChange,
  side = 'right',
  hideTitle = false,
  footer,
  closeLabel = 'Close',
}: DrawerProps) {
  const container = usePortalContainer();
  const { isOpen, root, content } = useOverlay(open, onOpenChange);
  return (
    <Primitive.Root {...root}>
      {trigger !== undefined && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal container={container}>
        <OverlayVeil isOpen={isOpen} />
        <Primitive.Content
          {...content}
          aria-describedby={undefined}
          className={classNames(
            'fixed inset-y-0 z-50 flex w-80 max-w-[calc(100vw-3rem)] flex-col bg-raised text-ink shadow-high outline-none',
            sides[side],
          )}
        >
          <header className="flex min-h-header items-center justify-between gap-3 border-b border-line pr-3 pl-6">
            <Primitive.Title className={hideTitle ? 'sr-only' : 'font-display text-h4'}>
              {title}
            </Primitive.Title>
            <OverlayClose label={closeLabel} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5">
            {children}
          </div>
          {footer !== undefined && <footer className="border-t border-line p-6">{footer}</footer>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
