import { classNames } from '@northloop/kit';
import { Stars } from '@northloop/kit/ui/content/stars';
import type { Testimonial } from '../../content/home/testimonial';

/** Props of {@link TestimonialQuote}. */
export interface TestimonialQuoteProps {
  testimonial: Testimonial;
  /** Sets the quote as large as a headline; for one quote per page. */
  large?: boolean;
  className?: string;
}

/** A client's quote with the client's name. */
export function TestimonialQuote({ testimonial, large = false, className }: TestimonialQuoteProps) {
  const { name, role, company, text, rating } = testimonial;
  return (
    <figure className={className}>
      <Stars rating={rating} />
      <blockquote
        className={classNames(
          'text-pretty',
          large ? 'mt-6 font-display text-h2' : 'mt-4 text-body text-ink-muted',
        )}
      >
        <p>“{text}”</p>
      </blockquote>
      <figcaption className={classNames('text-small', large ? 'mt-8' : 'mt-5')}>
        <span className="font-medium text-ink">{name}</span>
        <span className="text-ink-muted">
          , {role}, {company}
        </span>
      </figcaption>
    </figure>
  );
}
