import type { ReactNode } from 'react';
import { classNames } from '../class-names';

const sizes = {
  display: 'text-display',
  h1: 'text-h1',
  h2: 'text-h2',
  h3: 'text-h3',
};

const layouts = {
  /** One under the other, on the left. */
  stack: { box: 'max-w-3xl', lead: 'mt-5 max-w-2xl', eyebrow: '' },
  /** Title on the left, lead on the right from 1024 px on. */
  split: {
    box: 'lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-8',
    lead: 'mt-5 max-w-2xl lg:col-span-5 lg:col-start-8 lg:mt-0 lg:pb-1',
    eyebrow: 'lg:col-span-7',
  },
  /** Centered: at most once per page. */
  center: { box: 'mx-auto max-w-3xl text-center', lead: 'mx-auto mt-5 max-w-2xl', eyebrow: '' },
};

/** Props of {@link SectionHeading}. */
export interface SectionHeadingProps {
  /** A few words above the title that say what kind of content follows. */
  eyebrow?: ReactNode;
  title: ReactNode;
  /** A sentence or two below it. */
  lead?: ReactNode;
  /** Heading level, independent of the size. */
  level?: 1 | 2 | 3;
  size?: keyof typeof sizes;
  layout?: keyof typeof layouts;
  /** Id of the heading itself, for the section's `aria-labelledby`. */
  id?: string;
  className?: string;
}

/** The head of a section: eyebrow, title, lead. */
export function SectionHeading({
  eyebrow,
  title,
  lead,
  level = 2,
  size = level === 1 ? 'h1' : 'h2',
  layout = 'stack',
  id,
  className,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  const place = layouts[layout];
  return (
    <header className={classNames(place.box, className)}>
      <div className={place.eyebrow}>
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading id={id} className={classNames('font-display text-balance', sizes[size])}>
          {title}
        </Heading>
      </div>
      {lead !== undefined && (
        <p className={classNames('text-lead text-pretty text-ink-muted', place.lead)}>{lead}</p>
      )}
    </header>
  );
}

function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="mb-4 inline-flex items-center gap-3 font-mono text-label text-accent-ink before:h-0.5 before:w-6 before:rounded-full before:bg-aurora-line">
      {children}
    </p>
  );
}
