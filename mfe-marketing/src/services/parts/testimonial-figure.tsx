import { classNames } from '@northloop/kit';
import { Avatar } from '@northloop/kit/ui/content/avatar';
import { Stars } from '@northloop/kit/ui/content/stars';
import type { Testimonial } from '../../content/home/testimonial';

const sizes = { md: 'grow text-body', lg: 'font-display text-h2' };

/** Props of {@link TestimonialFigure}. */
export interface TestimonialFigureProps {
  testimonial: Testimonial;
  /** `lg` sets the quote as large as a headline; use it once per page. */
  size?: keyof typeof sizes;
  className?: string;
}

/** A client's quote with its five stars. */
export function TestimonialFigure({ testimonial, size = 'md', className }: TestimonialFigureProps) {
  const { name, role, company, text, rating } = testimonial;
  return (
    <figure className={classNames('flex flex-col', className)}>
      <Stars rating={rating} />
      <blockquote className={classNames('mt-5 text-pretty', sizes[size])}>
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="mt-7 flex items-center gap-4">
        <Avatar name={name} />
        <span className="text-small">
          <span className="block font-semibold">{name}</span>
          <span className="text-ink-muted">
            {role}, {company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
