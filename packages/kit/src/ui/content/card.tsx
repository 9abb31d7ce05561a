import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names';
import type { Aurora } from './aurora';

/** A card has one kind of edge: a hairline, a shadow or a background, never two of them. */
export type CardTone = 'line' | 'shadow' | 'sunk' | 'plain';

const tones: Record<CardTone, string> = {
  line: 'border border-line bg-surface',
  shadow: 'bg-surface shadow-mid',
  sunk: 'bg-sunk',
  plain: '',
};

const paddings = { none: '', sm: 'p-5', md: 'p-6 sm:p-7', lg: 'p-7 sm:p-10' };

/** Shows the gradient as a one-pixel edge: a filled box whose content box is masked out. */
const edge =
  'before:pointer-events-none before:absolute before:-inset-px before:rounded-[inherit] before:p-px ' +
  'before:[mask:linear-gradient(#000_0_0)_content-box_exclude,linear-gradient(#000_0_0)] ' +
  'before:opacity-0 before:transition-opacity before:duration-base ' +
  'hover:before:opacity-100 has-[:focus-visible]:before:opacity-100';

const edges: Record<Aurora, string> = {
  1: 'before:bg-aurora-1',
  2: 'before:bg-aurora-2',
  3: 'before:bg-aurora-3',
  4: 'before:bg-aurora-4',
  5: 'before:bg-aurora-5',
  6: 'before:bg-aurora-6',
};

/** Props of {@link Card}: those of a `div`, plus its look. */
export interface CardProps extends ComponentProps<'div'> {
  /** The element: `article` for independent content, `li` in a list. */
  as?: ElementType;
  tone?: CardTone;
  padding?: keyof typeof paddings;
  /** The gradient that lights up as a thin edge on hover or focus. */
  aurora?: Aurora;
  /** Rises a little on hover, for cards that are one link. */
  interactive?: boolean;
}

/**
 * A panel. To make the whole card a link, set `interactive` and add `cardLinkClass` to the one link inside: the link
 * then covers the card and keeps its text as its name.
 */
export function Card({
  as: Element = 'div',
  tone = 'line',
  padding = 'md',
  aurora,
  interactive = false,
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        'relative rounded-xl',
        tones[tone],
        paddings[padding],
        aurora !== undefined && `${edge} ${edges[aurora]}`,
        interactive &&
          'group/card transition-[transform,border-color,box-shadow] duration-base ease-out hover:-translate-y-0.5 hover:border-line-strong',
        className,
      )}
    />
  );
}

/** Stretches a link over the {@link Card} it is in. */
export const cardLinkClass = 'after:absolute after:inset-0 after:rounded-xl';
