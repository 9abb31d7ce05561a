import { useSiteStore, VisuallyHidden } from '@northloop/kit';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';

/** How long a toast stays, in milliseconds (specification, section 9). */
const TOAST_DURATION_MS = 5000;

const hasSelectedText = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/**
 * Shows the store's toast and removes it after five seconds, unless the visitor points at it, focuses something in it
 * or is selecting text. Its position avoids the assistant's controls and the page's heading.
 */
export function Toaster() {
  const toast = useSiteStore((state) => state.toast);
  const dismiss = useSiteStore((state) => state.dismissToast);

  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!toast || isHeld) return;
    let timer = setTimeout(close, TOAST_DURATION_MS);
    function close() {
      if (!toast) return;
      if (hasSelectedText()) timer = setTimeout(close, TOAST_DURATION_MS);
      else dismiss(toast.id);
    }
    return () => clearTimeout(timer);
  }, [toast, dismiss, isHeld]);

  const isDestructive = toast?.variant === 'destructive';
  return (
    <section
      aria-label="Notifications"
      aria-live={isDestructive ? 'assertive' : 'polite'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-none fixed inset-x-0 top-header z-50 flex justify-center p-2 sm:top-auto sm:bottom-0 sm:justify-start sm:p-4"
    >
      {toast && (
        <div
          key={toast.id}
          className={`pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded-lg p-4 shadow-high ${
            isDestructive ? 'bg-danger text-on-danger' : 'bg-raised text-ink'
          }`}
        >
          <div className="flex-1">
            <p className="text-small font-semibold">{toast.title}</p>
            {toast.description && <p className="mt-0.5 text-small">{toast.description}</p>}
          </div>
          <button
            type="button"
            className="-m-1 flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-sm text-current hover:bg-hover"
            onClick={() => {
              if (hasSelectedText()) return;
              // A removed element does not get `pointerleave`.
              setHeld(false);
              dismiss(toast.id);
            }}
          >
            <X className="size-4.5" aria-hidden />
            <VisuallyHidden>Close notification</VisuallyHidden>
          </button>
        </div>
      )}
    </section>
  );
}
