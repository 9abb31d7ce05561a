import type { ModuleName } from '@northloop/contracts';
import type { ComponentType, ReactNode } from 'react';

interface ReleaseMarkProps {
  children: ReactNode;
}

const marks = new Map<string, ComponentType<ReleaseMarkProps>>();

/**
 * A component that renders its children and carries a release's address as its name, so that React's component stacks
 * tell whose part of the page an error arose in. React names a component's file only where calling it with nothing
 * throws; for a module's component that takes no properties and no hooks the next one outside would be blamed.
 */
export function releaseMark(module: ModuleName, version: string): ComponentType<ReleaseMarkProps> {
  const name = `/modules/${module}/${version}/`;
  const known = marks.get(name);
  if (known) return known;
  // Must not throw when React calls it without properties to find its frame: then its name is all there is to tell.
  const ReleaseMark = (props?: ReleaseMarkProps) => props?.children;
  ReleaseMark.displayName = name;
  marks.set(name, ReleaseMark);
  return ReleaseMark;
}
