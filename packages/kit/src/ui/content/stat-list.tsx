import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

/**
 * Figures side by side, separated by hairlines like the columns of a timetable: two columns on a phone, one row from
 * 768 px.
 */
export function StatList({ className, ...rest }: ComponentProps<'dl'>) {
  return (
    <dl
      {...rest}
      className={classNames(
        'grid grid-cols-2 gap-y-10 border-t border-line pt-7 md:auto-cols-fr md:grid-flow-col md:grid-cols-none',
        className,
      )}
    />
  );
}
