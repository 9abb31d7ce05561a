import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useEffect, useState } from 'react';
import { isComposing } from '../../browser-features/is-composing';
import { holdPage } from './hold-page';
import { useReturnFocus } from './use-return-focus';

/**
 * What a dialog and a drawer have in common, as props for the primitive's root and content. The caller drives the state
 * or leaves it to the overlay. While it is open the page stays where it is.
 *
 * The primitive's own modal mode is not used: it makes the page deaf and hidden by styles that every element inherits,
 * which costs a phone hundreds of milliseconds at each opening and closing. The veil takes presses, Tab goes round in
 * the content, and `aria-modal` tells screen readers.
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

/** Of what happens outside, only a press on the veil closes; the focus may go elsewhere, such as to a notification. */
const closing = {
  onFocusOutside: (event: Event) => event.preventDefault(),
  onPointerDownOutside: (event: Event) => {
    const isVeil = event.target instanceof Element && event.target.matches('[data-veil]');
    if (!isVeil) event.preventDefault();
  },
  /** Escape that drops a word which is being composed must not close what the word is written in. */
  onEscapeKeyDown: (event: KeyboardEvent) => {
    if (isComposing(event)) event.preventDefault();
  },
};

/** The veil behind a dialog or drawer; a press on it closes them. */
export function OverlayVeil({ isOpen }: { isOpen: boolean }) {
  return (
    <div
      data-veil
      data-state={isOpen ? 'open' : 'closed'}
      className="fixed inset-0 z-50 bg-scrim backdrop-blur-[3px] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
    />
  );
}

/** The cross in the corner of a dialog or drawer: 40 px, well over the 24 that WCAG 2.5.8 asks for. */
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
