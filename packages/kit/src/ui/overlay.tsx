import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { isComposing } from '../browser-features/is-composing';

/** Escape that drops a word which is being composed must not close what the word is written in. */
export function keepWhileComposing(event: KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault();
}

/** The veil behind a dialog or drawer; a press on it closes them. */
export function OverlayVeil() {
  return (
    <Primitive.Overlay className="fixed inset-0 z-50 bg-scrim backdrop-blur-[3px] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
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
