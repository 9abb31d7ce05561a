import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Spinner } from './spinner';

/** How prominent a button is: one primary button per view, the others quieter. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'link';

/** 36, 44 and 52 px high; `icon` is a 44 px square for a single icon. */
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

const base =
  'group/button relative inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center text-center font-medium ' +
  'no-underline select-none transition-[color,background-color,border-color,box-shadow,transform] duration-fast ' +
  'ease-out disabled:pointer-events-none disabled:opacity-55 aria-busy:opacity-85 ' +
  '[&_svg]:size-[1.15em] [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent shadow-accent hover:bg-accent-hover active:translate-y-px active:bg-accent-press forced-colors:border',
  secondary:
    'border border-line bg-surface text-ink hover:border-line-strong hover:bg-raised active:translate-y-px active:bg-sunk',
  ghost: 'text-ink hover:bg-hover active:bg-press forced-colors:border',
  link: 'text-accent-ink underline decoration-accent-line underline-offset-[0.28em] hover:decoration-current',
};

const boxes: Record<ButtonSize, string> = {
  sm: 'min-h-9 gap-1.5 rounded-sm px-3.5 py-1.5 text-small',
  md: 'min-h-11 gap-2 rounded-md px-5 py-2 text-small',
  lg: 'min-h-13 gap-2.5 rounded-md px-6.5 py-2.5 text-body',
  icon: 'size-11 rounded-md text-body',
};

/** A link inside text has no box, only a font size. */
const bare: Record<ButtonSize, string> = {
  sm: 'gap-1 rounded-xs text-small',
  md: 'gap-1.5 rounded-xs text-small',
  lg: 'gap-2 rounded-xs text-body',
  icon: 'rounded-xs text-body',
};

/** Options of {@link buttonClass}. */
export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Extra classes for layout (margins, width), not for restyling. */
  className?: string | undefined;
}

/** The classes of a button, for a link that looks like one: `<Link className={buttonClass()} …>`. */
export function buttonClass({ variant = 'primary', size = 'md', className }: ButtonLook = {}) {
  return classNames(base, variants[variant], (variant === 'link' ? bare : boxes)[size], className);
}

/** Props of {@link Button}: those of a `button`, plus its look and whether it is busy. */
export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner, sets `aria-busy` and ignores presses while true. */
  loading?: boolean;
}

/** A button that does something on this page. To go to another page, use {@link buttonClass} on a link. */
export function Button({
  variant,
  size,
  className,
  loading = false,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={buttonClass({ variant, size, className })}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
