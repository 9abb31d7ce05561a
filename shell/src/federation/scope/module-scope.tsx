import { PortalContainerProvider } from '@northloop/kit/ui/overlays/portal-container';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { restoreTypedText } from '../../foreign-changes/typed-text';
import { useEarlyPress } from '../../page/early-press';
import { type ExposeRef, useModuleSource } from '../source/module-source';
import { portalRootId } from './portal-roots';
import { releaseMark } from './release-mark';

/**
 * Renders the element that a module's styles are scoped to, together with its stylesheets. React waits for these before
 * it shows the content. Portals of the module render into a root with the same scope.
 */
export function ModuleScope({ target, children }: { target: ExposeRef; children: ReactNode }) {
  const source = useModuleSource();
  const scopeRef = useRef<HTMLDivElement>(null);
  useEffect(restoreTypedText, []);
  useEarlyPress(scopeRef);
  const version = source.version(target);
  const Mark = version ? releaseMark(target.module, version) : Fragment;
  // Hydration does not change the server's attribute, even if another release had to be used here.
  useEffect(() => {
    if (version) scopeRef.current?.setAttribute('data-release', version);
  }, [version]);
  return (
    <>
      {source.stylesheets(target).map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="module" />
      ))}
      <div ref={scopeRef} data-mfe={target.module} data-release={version}>
        <PortalContainerProvider rootId={portalRootId(target.module)}>
          <Mark>{children}</Mark>
        </PortalContainerProvider>
      </div>
    </>
  );
}
