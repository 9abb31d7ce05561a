import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { useFieldControl } from './field-context';
import { controlClass } from './input';
import { useTextCount } from './text-count';

/** Props of {@link Textarea}: a `textarea`'s own, but nothing is cut off at a length. */
export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'maxLength'> {
  /** Longest text that the form takes, in characters; the field counts when it comes near. */
  limit?: number | undefined;
}

/** Several lines of text (five unless `rows` says otherwise). */
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
