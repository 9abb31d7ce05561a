import { classNames, Link } from '@northloop/kit';
import { useCurrentSection } from '@northloop/kit/ui/layout/use-current-section';

/** A part of the page that the index links to. */
export interface IndexEntry {
  /** Id of the part's element. */
  readonly id: string;
  readonly title: string;
}

/** Props of {@link ContentsIndex}. */
export interface ContentsIndexProps {
  label: string;
  entries: readonly IndexEntry[];
  className?: string;
}

/**
 * An index of the parts of a long page. From 1024 px on it stays in view and marks the reader's position; below that it
 * is a plain list before the text.
 */
export function ContentsIndex({ label, entries, className }: ContentsIndexProps) {
  const current = useCurrentSection(entries);
  return (
    <nav aria-label={label} className={className}>
      <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:max-h-[calc(100svh-var(--spacing-header)-4rem)] lg:overflow-y-auto lg:pr-4 lg:[scrollbar-width:thin]">
        <p className="font-mono text-label text-ink-faint">{label}</p>
        <ol className="mt-4 grid border-l border-line text-small sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-1">
          {entries.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className={classNames(
                  '-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-ink-muted no-underline transition-colors duration-fast hover:text-ink',
                  'lg:aria-[current]:border-accent lg:aria-[current]:font-medium lg:aria-[current]:text-accent-ink',
                )}
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
