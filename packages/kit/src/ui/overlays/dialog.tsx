import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { OverlayClose, OverlayVeil, useOverlay } from './overlay';
import { usePortalContainer } from './portal-container';

const sizes = {
  sm: 'max-w-md',
  md: 'max-w-2xl',
  lg: 'max-w-5xl',
  /** The whole window, with a thin margin from 640 px. */
  full: 'h-dvh max-h-none max-w-none rounded-none sm:h-[calc(100dvh-3rem)] sm:max-w-[calc(100vw-3rem)] sm:rounded-2xl',
};

/** Props of {@link Dialog}. */
export interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  /** One sentence below the title, read out together with it. */
  description?: ReactNode;
  /** The button that opens it. Without one, control `open` yourself. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  size?: keyof typeof sizes;
  /** Controls next to the title, before the close button. */
  actions?: ReactNode;
  /** Buttons at the bottom, which stay in view while the content scrolls. */
  footer?: ReactNode;
  closeLabel?: string;
  /** Classes of the scrolling part. */
  bodyClassName?: string;
}

/** A dialog over the page. It keeps the focus inside and closes with Escape, the backdrop or the close button. */
export function Dialog({
  title,
  children,
  description,
  trigger,
  open,
  onOpenChange,
  size = 'md',
  actions,
  footer,
  closeLabel = 'Close',
  bodyClassName,
}: DialogProps) {
  const container = usePortalContainer();
  const { isOpen, root, content } = useOverlay(open, onOpenChange);
  return (
    <Primitive.Root {...root}>
      {trigger !== undefined && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal container={container}>
        <OverlayVeil isOpen={isOpen} />
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center overflow-hidden">
          <Primitive.Content
            {...content}
            {...(description === undefined && { 'aria-describedby': undefined })}
            className={classNames(
              'pointer-events-auto flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-2xl',
              'bg-raised text-ink shadow-high outline-none',
              'data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in',
              size === 'full' && 'w-screen sm:w-[calc(100vw-3rem)]',
              sizes[size],
            )}
          >
            <header className="flex items-start gap-3 border-b border-line py-3.5 pr-3.5 pl-6">
              <div className="min-w-0 flex-1 py-1.5">
                <Primitive.Title className="font-display text-h4">{title}</Primitive.Title>
                {description !== undefined && (
                  <Primitive.Description className="mt-1 text-small text-ink-muted">
                    {description}
                  </Primitive.Description>
                )}
              </div>
              {actions}
              <OverlayClose label={closeLabel} />
            </header>
            <div className={classNames('min-h-0 flex-1 overflow-auto', bodyClassName ?? 'p-6')}>
              {children}
            </div>
            {footer !== undefined && (
              <footer className="flex flex-wrap justify-end gap-3 border-t border-line bg-sunk px-6 py-4">
                {footer}
              </footer>
            )}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
