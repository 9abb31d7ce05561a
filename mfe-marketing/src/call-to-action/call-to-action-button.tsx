import { buttonClass } from '@northloop/kit';
import type { ComponentProps, ReactNode } from 'react';
import type { CallToAction } from '../content/call-to-action';
import { ActionLink } from './action-link';

type ButtonLook = NonNullable<Parameters<typeof buttonClass>[0]>;

/** Props of {@link CallToActionButton}: the action and the button's look. */
export interface CallToActionButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  action: CallToAction;
  /** A line icon after the label; it adds no information. */
  icon?: ReactNode;
  className?: ComponentProps<'a'>['className'];
}

/** An action from the content as a link that looks like a button. */
export function CallToActionButton({
  action,
  variant,
  size = 'lg',
  icon,
  className,
}: CallToActionButtonProps) {
  return (
    <ActionLink target={action.target} className={buttonClass({ variant, size, className })}>
      {action.label}
      {icon}
    </ActionLink>
  );
}
