import type { ModuleName } from '@northloop/contracts';
import { VisuallyHidden } from '@northloop/kit';
import { RotateCw } from 'lucide-react';
import { moduleSubjects } from './module-fallback';

interface QuietRetryProps {
  module: ModuleName;
  onRetry: () => void;
}

/** Shown instead of a floating module that failed to load before the visitor used it. */
export function QuietRetry({ module, onRetry }: QuietRetryProps) {
  return (
    <button
      type="button"
      onClick={onRetry}
      className="fixed right-4 bottom-4 z-40 flex size-11 cursor-pointer items-center justify-center rounded-full border border-line bg-surface text-ink-muted shadow-high hover:bg-raised print:hidden"
    >
      <RotateCw aria-hidden="true" className="size-4.5" />
      <VisuallyHidden>{`${moduleSubjects[module]} could not be loaded. Try again`}</VisuallyHidden>
    </button>
  );
}
