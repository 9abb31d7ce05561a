import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';

/** Id of the element at the end of the body that holds a module's dialogs and lists. */
export const portalRootId = (module: ModuleName): string => `portal-${module}`;

/** One scope per module at the end of the body, so that each module's styles apply to its portals. */
export function PortalRoots() {
  return MODULE_NAMES.map((name) => <div key={name} id={portalRootId(name)} data-mfe={name} />);
}
