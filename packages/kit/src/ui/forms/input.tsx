import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { useFieldControl } from './field-context';
import { useTextCount } from './text-count';

/** The look that text inputs and dropdowns share. */
export const controlClass =
  'w-full rounded-md border border-line-strong bg-surface px-3.5 text-body text-ink outline-hidden ' +
  'transition-[border-color,box-shadow] duration-fast ease-out placeholder:text-ink-faint ' +
  'hover:border-ink-faint focus-visible:border-focus focus-visible:ring-3 focus-visible:ring-focus/25 ' +
  'aria-invalid:border-danger-ink aria-invalid:focus-visible:ring-danger-ink/25 ' +
  'disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-faint';

/** Props of {@link Input}: those of an `input`, but the text is never cut off. */
export interface InputProps extends Omit<ComponentProps<'input'>, 'maxLength'> {
  /** Longest text that the form accepts, in characters. The field shows a count when the text gets close to it. */
  limit?: number | undefined;
}

/** A one-line text input. Inside a `Field` it gets its id, description and state from the field. */
export function Input({ className, type = 'text', limit, ref, onInput, ...rest }: InputProps) {
  const field = useFieldControl();
  const { control, count } = useTextCount(limit, { ref, onInput });
  return (
    <>
      <input
        {...(type === 'text' && { dir: 'auto' })}
        {...field}
        {...rest}
        {...control}
        type={type}
        className={classNames(controlClass, 'h-12', className)}
      />
      {count}
    </>
  );
}
