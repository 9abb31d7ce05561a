import type { ComponentProps } from 'react';

/** Text for screen readers alone; takes no room on the page. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="sr-only" />;
}
