import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { useFieldControl } from './field-context';
import { controlClass } from './input';

/** Several lines of text (five unless `rows` says otherwise). */
export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldControl();
  return (
    <textarea
      {...field}
      {...rest}
      rows={rows}
      className={classNames(controlClass, 'max-h-96 resize-y py-3', className)}
    />
  );
}
