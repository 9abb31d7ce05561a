import type { SlotModule, SlotProps } from '@northloop/kit';
import { Suspense } from 'react';
import { ModuleBoundary } from '../failures/module-boundary';
import { ModuleFallback } from '../failures/module-fallback';
import { ModuleScope } from '../scope/module-scope';
import { type ExposeRef, useExpose, useModuleSource } from '../source/module-source';
import { LateSlot } from './late-slot';
import { slotTable } from './slot-table';
import { useHydrationGate } from './use-hydration-gate';

function FilledSlot({ target, gate }: { target: ExposeRef; gate: () => void }) {
  gate();
  const { slot } = useExpose<{ slot: SlotModule }>(target);
  return (
    <ModuleScope target={target}>
      <slot.Component />
    </ModuleScope>
  );
}

/** Fills a slot of the page with the module that the slot table names. */
export function RenderSlot({ name }: SlotProps) {
  const filling = slotTable[name];
  const source = useModuleSource();
  const { gate, anchorRef } = useHydrationGate(name);
  if (filling.when === 'after-load') return <LateSlot target={filling} />;
  return (
    <div ref={anchorRef} data-slot={name}>
      <ModuleBoundary
        onRetry={() => source.forget(filling)}
        onFailure={(error) => source.reportFailure(filling, error)}
        renderFallback={(retry) => <ModuleFallback module={filling.module} onRetry={retry} />}
      >
        <Suspense fallback={<ModuleFallback module={filling.module} loading={source.waits} />}>
          <FilledSlot target={filling} gate={gate} />
        </Suspense>
      </ModuleBoundary>
    </div>
  );
}
