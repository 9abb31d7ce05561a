import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { useFieldControl } from './field-context';

/** The look that text inputs and dropdown triggers share. */
export const controlClass =
  'w-full rounded-md border border-line-strong bg-surface px-3.5 text-body text-ink outline-hidden ' +
  'transition-[border-color,box-shadow] duration-fast ease-out placeholder:text-ink-faint ' +
  'hover:border-ink-faint focus-visible:border-focus focus-visible:ring-3 focus-visible:ring-focus/25 ' +
  'aria-invalid:border-danger-ink aria-invalid:focus-visible:ring-danger-ink/25 ' +
  'disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-faint';

/** One line of text. Inside a `Field` it takes its id, description and state from there. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  const field = useFieldControl();
  return (
    <input
      {...field}
      {...rest}
      type={type}
      className={classNames(controlClass, 'h-12', className)}
    />
  );
}
