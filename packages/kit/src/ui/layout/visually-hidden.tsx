import type { ComponentProps } from 'react';

/** Text for screen readers only; it takes up no space on the page. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="sr-only" />;
}
