import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Container, type ContainerWidth } from './container';

const tones = {
  /** The page's own ground. */
  canvas: '',
  /** A shade darker, to separate it from its neighbours. */
  sunk: 'bg-sunk',
  /** Dark in both themes, with a faint aurora. Everything inside uses the dark colours. */
  night: 'dark overflow-hidden bg-sunk bg-aurora-glow text-ink',
};

const spacings = { none: '', sm: 'py-section-sm', md: 'py-section' };

/** Props of {@link Section}: those of a `section`, plus background, spacing and width. */
export interface SectionProps extends ComponentProps<'section'> {
  tone?: keyof typeof tones;
  /** 72–128 px above and below (`md`), 48–80 px (`sm`), or nothing. */
  spacing?: keyof typeof spacings;
  /** Width of the container inside; `full` means no container. */
  width?: ContainerWidth | 'full';
}

/** One section of a page. Name it with `aria-labelledby` and the id of its heading. */
export function Section({
  tone = 'canvas',
  spacing = 'md',
  width = 'page',
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section
      {...rest}
      className={classNames('relative', tones[tone], spacings[spacing], className)}
    >
      {width === 'full' ? children : <Container width={width}>{children}</Container>}
    </section>
  );
}
