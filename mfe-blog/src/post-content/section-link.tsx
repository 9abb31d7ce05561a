import type { ComponentProps, MouseEvent } from 'react';

interface SectionLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Id of the heading that the link leads to. */
  section: string;
}

/**
 * A link to a heading of the same page. With script it scrolls, moves focus and replaces the address's anchor. A new
 * history entry would make the router load the page's data again.
 */
export function SectionLink({ section, ...rest }: SectionLinkProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    const heading = document.getElementById(section);
    if (!heading || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    heading.scrollIntoView();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.history.replaceState(window.history.state, '', `#${section}`);
  };
  return <a {...rest} href={`#${section}`} onClick={go} />;
}
