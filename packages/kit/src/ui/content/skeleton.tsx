import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

/**
 * Stands where content will be: give it the content's size by `className`. Say once, near it, that
 * something is loading (`aria-busy` or a status text); it is silent itself.
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
