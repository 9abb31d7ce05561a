import type { SlotModule } from '@northloop/kit';
import { Suspense, useEffect, useState } from 'react';
import { ModuleBoundary } from './module-boundary';
import { ModuleFallback } from './module-fallback';
import { ModuleScope } from './module-scope';
import { type ExposeRef, useExpose, useModuleSource } from './module-source';

function FilledLateSlot({ target }: { target: ExposeRef }) {
  const { slot } = useExpose<{ slot: SlotModule }>(target);
  return (
    <ModuleScope target={target}>
      <slot.Component />
    </ModuleScope>
  );
}

/** A slot that costs nothing until the page has stood for a while, and is not part of the server's HTML. */
export function LateSlot({ target }: { target: ExposeRef }) {
  const [isDue, setDue] = useState(false);
  const source = useModuleSource();
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), source.afterLoadDelay);
    return () => clearTimeout(timer);
  }, [source]);
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
