import type { ModuleName } from '@northloop/contracts';
import type { ComponentType, ReactNode } from 'react';

interface ReleaseMarkProps {
  children: ReactNode;
}

const marks = new Map<string, ComponentType<ReleaseMarkProps>>();

/**
 * A component that only renders its children and has a release's address as its name, so that React's component stacks
 * show in which module an error occurred. React finds a component's file only if calling the component without
 * arguments does not throw. For a module's component without props and hooks it would name the next component outside.
 */
export function releaseMark(module: ModuleName, version: string): ComponentType<ReleaseMarkProps> {
  const name = `/modules/${module}/${version}/`;
  const known = marks.get(name);
  if (known) return known;
  // This must not throw when React calls it without props to find its stack frame.
  const ReleaseMark = (props?: ReleaseMarkProps) => props?.children;
  ReleaseMark.displayName = name;
  marks.set(name, ReleaseMark);
  return ReleaseMark;
}
