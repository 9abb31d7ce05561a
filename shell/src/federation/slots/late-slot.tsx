import type { ModuleName, OpenKey } from '@northloop/contracts';
import type { SlotModule } from '@northloop/kit';
import { readKept } from '@northloop/kit/browser-features/kept-value';
import { Suspense, useEffect, useState } from 'react';
import { ModuleBoundary } from '../failures/module-boundary';
import { ModuleFallback } from '../failures/module-fallback';
import { QuietRetry } from '../failures/quiet-retry';
import { ModuleScope } from '../scope/module-scope';
import { type ExposeRef, useExpose, useModuleSource } from '../source/module-source';

interface LateSlotProps {
  target: ExposeRef;
}

function FilledLateSlot({ target, onAlive }: LateSlotProps & { onAlive: () => void }) {
  const { slot } = useExpose<{ slot: SlotModule }>(target);
  useEffect(onAlive, []);
  return (
    <ModuleScope target={target}>
      <slot.Component />
    </ModuleScope>
  );
}

/**
 * A slot that is not in the server's HTML and loads only some time after the page. The visitor has not asked for it
 * yet, so if it fails to load, only a small retry button is shown until the visitor presses it.
 */
export function LateSlot({ target }: LateSlotProps) {
  const [isDue, setDue] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const source = useModuleSource();
  const { module } = target;
  useEffect(() => {
    // After a reload, a window that was open comes back at once: the visitor has asked for it already.
    const openKey: OpenKey<ModuleName> = `${module}-open`;
    const delay = readKept('session', openKey) ? 0 : source.afterLoadDelay;
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [source, module]);
  if (!isDue) return null;
  return (
    <ModuleBoundary
      onRetry={() => source.forget(target)}
      onFailure={(error) => source.reportFailure(target, error)}
      renderFallback={(retry) =>
        isWanted ? (
          <ModuleFallback
            module={module}
            onRetry={retry}
            onClose={() => setWanted(false)}
            floating
          />
        ) : (
          <QuietRetry
            module={module}
            onRetry={() => {
              setWanted(true);
              retry();
            }}
          />
        )
      }
    >
      <Suspense fallback={isWanted ? <ModuleFallback module={module} loading floating /> : null}>
        <div data-overlay>
          <FilledLateSlot target={target} onAlive={() => setWanted(true)} />
        </div>
      </Suspense>
    </ModuleBoundary>
  );
}
