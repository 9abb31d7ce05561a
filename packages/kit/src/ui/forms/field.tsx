import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { FieldContext, type FieldControl } from './field-context';

/** Props of {@link Field}. */
export interface FieldProps {
  label: ReactNode;
  /** The control: `Input`, `Textarea`, `Select`, or one that spreads `useFieldControl()`. */
  children: ReactNode;
  /** Help text that is always shown. */
  hint?: ReactNode;
  /** The error. If set, the control is marked as invalid. */
  error?: ReactNode;
  /** Marks the control as required. */
  required?: boolean;
  /** Adds "optional" to the label, for the few fields that may stay empty. */
  optional?: boolean;
  /** Id of the control; generated if left out. */
  id?: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
}

/** A control with its label, help and error, wired together for assistive technology. */
export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  optional = false,
  id,
  hideLabel = false,
  className,
}: FieldProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const invalid = Boolean(error);
  const descriptions = [invalid && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');

  const control: FieldControl = {
    id: controlId,
    ...(descriptions !== '' && { 'aria-describedby': descriptions }),
    ...(invalid && { 'aria-invalid': true }),
    ...(required && { required: true }),
  };

  return (
    <div className={classNames('grid content-start gap-2', className)}>
      <label
        htmlFor={controlId}
        className={hideLabel ? 'sr-only' : 'flex items-baseline gap-2 text-small font-medium'}
      >
        {label}
        {optional && <span className="text-label font-normal text-ink-faint">optional</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint !== undefined && (
        <p id={hintId} className="text-label text-ink-faint">
          {hint}
        </p>
      )}
      {invalid && (
        <p id={errorId} className="flex items-start gap-1.5 text-label font-medium text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
