import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePagePreload } from './page-preload';

export type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'prefetch'>;

/**
 * A link within the site. Hovering or focusing it starts to load what its page needs, so that most pages show at once.
 */
export function Link({ onPointerEnter, onFocus, onClick, ...props }: LinkProps) {
  const preload = usePagePreload();
  const start = () => {
    if (typeof props.to === 'string') preload(props.to);
  };
  return (
    <RouterLink
      // Tells the page, before hydration, that following the link alone would skip the click handler.
      data-press={onClick && ''}
      {...props}
      onPointerEnter={(event) => {
        start();
        onPointerEnter?.(event);
      }}
      onClick={(event) => {
        start();
        onClick?.(event);
      }}
      onFocus={(event) => {
        start();
        onFocus?.(event);
      }}
    />
  );
}
