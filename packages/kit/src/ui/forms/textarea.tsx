import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { useFieldControl } from './field-context';
import { controlClass } from './input';
import { useTextCount } from './text-count';

/** Props of {@link Textarea}: those of a `textarea`, but the text is never cut off. */
export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'maxLength'> {
  /** Longest text that the form accepts, in characters. The field shows a count when the text gets close to it. */
  limit?: number | undefined;
}

/** A text area of five lines unless `rows` says otherwise. */
export function Textarea({ className, rows = 5, limit, ref, onInput, ...rest }: TextareaProps) {
  const field = useFieldControl();
  const { control, count } = useTextCount(limit, { ref, onInput });
  return (
    <>
      <textarea
        dir="auto"
        {...field}
        {...rest}
        {...control}
        rows={rows}
        className={classNames(controlClass, 'max-h-96 resize-y py-3', className)}
      />
      {count}
    </>
  );
}
