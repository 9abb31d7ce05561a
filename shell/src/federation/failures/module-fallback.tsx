import type { ModuleName } from '@northloop/contracts';
import { Button } from '@northloop/kit';

/** Names for the modules in messages to visitors. */
export const moduleSubjects: Record<ModuleName, string> = {
  marketing: 'This page',
  mockup: 'The mockup generator',
  chat: 'The chat assistant',
  blog: 'The blog',
};

interface ModuleFallbackProps {
  module: ModuleName;
  onRetry?: (() => void) | undefined;
  /** Closes a floating fallback. */
  onClose?: (() => void) | undefined;
  /** The module is still loading. */
  loading?: boolean;
  /** Replaces a whole page rather than a part of one. */
  page?: boolean;
  /** Replaces something that floats over the page. */
  floating?: boolean;
}

/** Shown in place of a module while it loads or after it failed. After a failure it says what to do. */
export function ModuleFallback({
  module,
  onRetry,
  onClose,
  loading,
  page,
  floating,
}: ModuleFallbackProps) {
  const box = floating
    ? 'fixed right-4 bottom-4 z-40 max-w-xs rounded-xl bg-surface p-5 shadow-high'
    : `mx-auto flex max-w-2xl flex-col items-center justify-center gap-4 px-gutter text-center ${page ? 'min-h-[70svh]' : 'min-h-96 py-section-sm'}`;
  if (loading) {
    return (
      <div className={box} role="status" aria-label={`${moduleSubjects[module]} is loading`}>
        <span className="h-1 w-24 overflow-hidden rounded-full bg-sunk">
          <span className="block h-full w-1/2 animate-pulse rounded-full bg-aurora-line" />
        </span>
      </div>
    );
  }
  return (
    <div className={box}>
      <div role={onRetry ? 'alert' : undefined}>
        <p className={floating ? 'font-medium text-ink' : 'font-display text-h4 text-ink'}>
          {`${moduleSubjects[module]} could not be loaded.`}
        </p>
        <p className="mt-2 text-small text-ink-muted">
          {onRetry
            ? 'The rest of the site still works. Try again in a moment.'
            : 'The rest of the site still works. Reload the page in a moment to try again.'}
        </p>
      </div>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry} className={floating ? 'mt-3' : ''}>
          Retry
        </Button>
      )}
      {onClose && (
        <Button variant="ghost" size="sm" onClick={onClose} className="mt-3 ml-2">
          Close
        </Button>
      )}
    </div>
  );
}
