import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names';

const widths = {
  /** 1200 px of content. */
  page: 'max-w-[calc(var(--container-page)+2*var(--spacing-gutter))]',
  /** 896 px: forms, steps, questions. */
  narrow: 'max-w-[calc(var(--container-4xl)+2*var(--spacing-gutter))]',
  /** 680 px: lines of about 68 characters. */
  prose: 'max-w-[calc(var(--container-prose)+2*var(--spacing-gutter))]',
  /** 1440 px: large pictures. */
  wide: 'max-w-[calc(var(--container-wide)+2*var(--spacing-gutter))]',
};

/** Largest width of a {@link Container}, without its side gutters. */
export type ContainerWidth = keyof typeof widths;

/** Props of {@link Container}: those of a `div`, plus its width. */
export interface ContainerProps extends ComponentProps<'div'> {
  as?: ElementType;
  width?: ContainerWidth;
}

/** Centres content and keeps a gutter to the sides of the window. */
export function Container({
  as: Element = 'div',
  width = 'page',
  className,
  ...rest
}: ContainerProps) {
  return (
    <Element
      {...rest}
      className={classNames('mx-auto w-full px-gutter', widths[width], className)}
    />
  );
}
