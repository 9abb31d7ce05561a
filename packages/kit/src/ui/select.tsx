import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { classNames } from './class-names';
import { useFieldControl } from './field-context';
import { controlClass } from './input';
import { usePortalContainer } from './portal-container';

/** One choice. An empty `value` is refused: it is how an unset field reads, so leave the field unset instead. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

const sizes = { sm: 'h-10 text-small', md: 'h-12' };

/** Props of {@link Select}. */
export interface SelectProps {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Name in a form's data. */
  name?: string;
  size?: keyof typeof sizes;
  disabled?: boolean;
  /** Accessible name where no `Field` gives a label. */
  'aria-label'?: string;
  className?: string;
}

/**
 * A dropdown with type-ahead. Inside a `Field` it takes label, description and state from there.
 * @throws when an option has an empty value.
 */
export function Select({
  options,
  placeholder = 'Choose one',
  value,
  defaultValue,
  onValueChange,
  name,
  size = 'md',
  disabled,
  className,
  'aria-label': ariaLabel,
}: SelectProps) {
  const { required, ...field } = useFieldControl();
  const container = usePortalContainer();
  if (options.some((option) => option.value === '')) {
    throw new Error('An option of a dropdown must have a value that is not empty');
  }
  return (
    <Primitive.Root
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      onValueChange={onValueChange}
      name={name}
      disabled={disabled}
      required={required}
    >
      <Primitive.Trigger
        {...field}
        aria-label={ariaLabel}
        className={classNames(
          controlClass,
          'flex cursor-pointer items-center justify-between gap-3 text-left data-placeholder:text-ink-faint',
          sizes[size],
          className,
        )}
      >
        <span className="truncate">
          <Primitive.Value placeholder={placeholder} />
        </span>
        <Primitive.Icon>
          <ChevronDown aria-hidden="true" className="size-4 text-ink-muted" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal container={container}>
        <Primitive.Content
          position="popper"
          sideOffset={6}
          collisionPadding={10}
          className={classNames(
            'z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden',
            'rounded-lg bg-raised text-ink shadow-high',
            'data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in',
          )}
        >
          <Primitive.ScrollUpButton className="flex h-7 items-center justify-center text-ink-muted">
            <ChevronUp aria-hidden="true" className="size-4" />
          </Primitive.ScrollUpButton>
          <Primitive.Viewport className="p-1.5">
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={classNames(
                  'flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 py-1.5 text-small outline-hidden select-none',
                  'data-disabled:pointer-events-none data-disabled:text-ink-faint data-highlighted:bg-hover',
                  'data-[state=checked]:font-medium',
                )}
              >
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator>
                  <Check aria-hidden="true" className="size-4 text-accent-ink" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
          <Primitive.ScrollDownButton className="flex h-7 items-center justify-center text-ink-muted">
            <ChevronDown aria-hidden="true" className="size-4" />
          </Primitive.ScrollDownButton>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
