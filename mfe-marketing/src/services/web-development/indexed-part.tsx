import { SectionHeading } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { ReactNode } from 'react';
import type { SectionHeading as Heading } from '../../content/section-heading';

/** Props of {@link IndexedPart}. */
export interface IndexedPartProps {
  /** Anchor that the side index and the buttons link to. */
  id: string;
  heading: Heading;
  children: ReactNode;
}

/** One part of the long page, beside the index. */
export function IndexedPart({ id, heading, children }: IndexedPartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-b border-line py-section-sm last:border-b-0 lg:py-section"
    >
      <SectionHeading id={`${id}-title`} title={heading.title} lead={heading.lead} />
      <Reveal className="mt-stack">{children}</Reveal>
    </section>
  );
}
