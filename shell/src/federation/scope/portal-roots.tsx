import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';

/** Id of the element at the end of the body that takes a module's dialogs and lists. */
export const portalRootId = (module: ModuleName): string => `portal-${module}`;

/** One scope a module at the end of the body, so that what comes through a portal is styled by its own module. */
export function PortalRoots() {
  return MODULE_NAMES.map((name) => <div key={name} id={portalRootId(name)} data-mfe={name} />);
}
