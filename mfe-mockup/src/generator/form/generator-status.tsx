import { VisuallyHidden } from '@northloop/kit';
import { CircleAlert } from 'lucide-react';
import type { GeneratorState } from '../generator-state';

/**
 * The generator's only live region. It is always in the page, so that screen readers watch it. Progress and results are
 * for screen readers only; failures are shown to everyone.
 */
export function GeneratorStatus({ state }: { state: GeneratorState }) {
  return (
    <div role="status">
      {state.error !== null && (
        <p className="flex items-start gap-2.5 rounded-md bg-danger-soft px-4 py-3 text-small font-medium text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{state.error}</span>
        </p>
      )}
      <VisuallyHidden>{state.announcement}</VisuallyHidden>
    </div>
  );
}
