import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useEffect, useState } from 'react';
import { isComposing } from '../../browser-features/is-composing';
import { holdPage } from './hold-page';
import { useReturnFocus } from './use-return-focus';

/**
 * What dialog and drawer share, as props for the primitive's root and content. The caller controls the state or leaves
 * it to the overlay. The page behind does not scroll while it is open.
 * The primitive's own modal mode is not used: it disables and hides the page with inherited styles, which takes a phone
 * hundreds of milliseconds each time. Instead the backdrop catches presses, Tab cycles within the content, and
 * `aria-modal` tells screen readers.
 */
export function useOverlay(open: boolean | undefined, onOpenChange?: (open: boolean) => void) {
  const [isOpenByItself, setOpenByItself] = useState(false);
  const isOpen = open ?? isOpenByItself;
  const returnFocus = useReturnFocus();
  useEffect(() => (isOpen ? holdPage() : undefined), [isOpen]);
  return {
    isOpen,
    root: {
      open: isOpen,
      onOpenChange: (next: boolean) => {
        setOpenByItself(next);
        onOpenChange?.(next);
      },
      modal: false,
    },
    content: { 'aria-modal': true, ...returnFocus, ...closing },
  };
}

/**
 * Outside the overlay, only a press on the backdrop closes it. The focus may move elsewhere, such as to a notification.
 */
const closing = {
  onFocusOutside: (event: Event) => event.preventDefault(),
  onPointerDownOutside: (event: Event) => {
    const isVeil = event.target instanceof Element && event.target.matches('[data-veil]');
    if (!isVeil) event.preventDefault();
  },
  /** Escape that cancels a word in an input method must not close the overlay. */
  onEscapeKeyDown: (event: KeyboardEvent) => {
    if (isComposing(event)) event.preventDefault();
  },
};

/** The backdrop of a dialog or drawer; a press on it closes them. */
export function OverlayVeil({ isOpen }: { isOpen: boolean }) {
  return (
    <div
      data-veil
      data-state={isOpen ? 'open' : 'closed'}
      className="fixed inset-0 z-50 bg-scrim backdrop-blur-[3px] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
    />
  );
}

/** The close button of a dialog or drawer: 40 px, well above the 24 px that WCAG 2.5.8 requires. */
export function OverlayClose({ label }: { label: string }) {
  return (
    <Primitive.Close
      aria-label={label}
      className="ml-auto inline-flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-muted transition-colors duration-fast hover:bg-hover hover:text-ink active:bg-press"
    >
      <X aria-hidden="true" className="size-5" />
    </Primitive.Close>
  );
}
