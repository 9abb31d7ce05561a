import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { useFieldControl } from './field-context';
import { controlClass } from './input';

/** One choice. An empty `value` is refused, since it means that nothing was chosen. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

const sizes = { sm: 'h-10 text-small', md: 'h-12' };

/** Props of {@link Select}: those of a `select`, with its options as data. */
export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'size'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. Selecting it clears the choice. */
  placeholder?: string;
  size?: keyof typeof sizes;
}

/**
 * The browser's own dropdown, which opens at once, works without script and is familiar to phone users.
 * `styles/select.css` gives its list the site's look in browsers that support it. Inside a `Field` it gets its label,
 * description and state from the field.
 * @throws if an option has an empty value.
 */
export function Select({
  options,
  placeholder = 'Choose one',
  size = 'md',
  className,
  ...rest
}: SelectProps) {
  const field = useFieldControl();
  if (options.some((option) => option.value === '')) {
    throw new Error('A dropdown option must not have an empty value');
  }
  return (
    <div className="relative">
      <select
        {...field}
        {...rest}
        className={classNames(
          controlClass,
          'cursor-pointer truncate pr-10 has-[option[value=""]:checked]:text-ink-faint',
          sizes[size],
          className,
        )}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4 text-ink-muted"
      />
    </div>
  );
}
