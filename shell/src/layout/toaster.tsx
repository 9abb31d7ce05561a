import { useSiteStore, VisuallyHidden } from '@northloop/kit';
import { X } from 'lucide-react';
import { useEffect } from 'react';

/** How long a toast stays, in milliseconds (specification, section 9). */
const TOAST_DURATION_MS = 5000;

const hasSelectedText = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/** Shows the store's one toast and takes it away after five seconds, unless the visitor is selecting text. */
export function Toaster() {
  const toast = useSiteStore((state) => state.toast);
  const dismiss = useSiteStore((state) => state.dismissToast);

  useEffect(() => {
    if (!toast) return;
    let timer = setTimeout(close, TOAST_DURATION_MS);
    function close() {
      if (!toast) return;
      if (hasSelectedText()) timer = setTimeout(close, TOAST_DURATION_MS);
      else dismiss(toast.id);
    }
    return () => clearTimeout(timer);
  }, [toast, dismiss]);

  const isDestructive = toast?.variant === 'destructive';
  return (
    <section
      aria-label="Notifications"
      aria-live={isDestructive ? 'assertive' : 'polite'}
      className="pointer-events-none fixed inset-x-0 top-header z-50 flex justify-center p-4 sm:justify-end"
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
              if (!hasSelectedText()) dismiss(toast.id);
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
