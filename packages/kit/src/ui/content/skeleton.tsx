import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

/**
 * Placeholder for content that is loading. Give it the content's size with `className`. It is silent for screen
 * readers, so say once, near it, that something is loading (`aria-busy` or a status text).
 */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      aria-hidden="true"
      className={classNames('animate-pulse rounded-sm bg-press', className)}
    />
  );
}
