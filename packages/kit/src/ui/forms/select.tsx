import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { useFieldControl } from './field-context';
import { controlClass } from './input';

/** One choice. An empty `value` is refused: it is how a field reads that nothing was chosen in. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

const sizes = { sm: 'h-10 text-small', md: 'h-12' };

/** Props of {@link Select}: a `select`'s own, with its options as data. */
export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'size'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; choosing it takes a choice back. */
  placeholder?: string;
  size?: keyof typeof sizes;
}

/**
 * A dropdown: the browser's own, which opens at once, works before any script, and is what a phone's users know.
 * `styles/select.css` gives its list the site's look where a browser can. Inside a `Field` it takes label, description
 * and state from there.
 * @throws when an option has an empty value.
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
    throw new Error('An option of a dropdown must have a value that is not empty');
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
