import type { SlotModule } from '@northloop/kit';
import { Suspense, useEffect, useState } from 'react';
import { ModuleBoundary } from './module-boundary';
import { ModuleFallback } from './module-fallback';
import { ModuleScope } from './module-scope';
import { type ExposeRef, useExpose, useModuleSource } from './module-source';
import { AFTER_LOAD_DELAY_MS } from './slot-table';

function FilledLateSlot({ target }: { target: ExposeRef }) {
  const { slot } = useExpose<{ slot: SlotModule }>(target);
  return (
    <ModuleScope target={target}>
      <slot.Component />
    </ModuleScope>
  );
}

/** A slot that costs nothing until the page has stood for two seconds, and is not part of the server's HTML. */
export function LateSlot({ target }: { target: ExposeRef }) {
  const [isDue, setDue] = useState(false);
  const source = useModuleSource();
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), AFTER_LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return (
    <ModuleBoundary
      onRetry={() => source.forget(target)}
      onFailure={(error) => source.reportFailure(target, error)}
      renderFallback={(retry) => <ModuleFallback module={target.module} onRetry={retry} floating />}
    >
      <Suspense fallback={null}>
        <div data-overlay>
          <FilledLateSlot target={target} />
        </div>
      </Suspense>
    </ModuleBoundary>
  );
}
