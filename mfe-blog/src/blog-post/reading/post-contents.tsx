import { useCurrentSection } from '@northloop/kit/ui/layout/use-current-section';
import { SectionLink } from '../../post-content/section-link';
import type { ContentsEntry } from './table-of-contents';

const TITLE = 'In this article';

/** The sections of a long article: beside the text if there is room, otherwise collapsed above it. */
export function PostContents({ entries }: { entries: readonly ContentsEntry[] }) {
  const current = useCurrentSection(entries);
  return (
    <>
      <details className="group mb-10 rounded-lg border border-line bg-surface lg:hidden print:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-4 text-small font-medium [&::-webkit-details-marker]:hidden">
          {TITLE}
          <span aria-hidden="true" className="font-mono text-ink-faint group-open:hidden">
            +
          </span>
          <span aria-hidden="true" className="hidden font-mono text-ink-faint group-open:inline">
            −
          </span>
        </summary>
        <nav aria-label={`${TITLE}: sections`} className="px-4 pb-3">
          <Entries entries={entries} />
        </nav>
      </details>
      <nav
        aria-label={TITLE}
        className="sticky top-[calc(var(--spacing-header)+2rem)] hidden max-h-[calc(100dvh-var(--spacing-header)-4rem)] overflow-y-auto lg:block print:hidden"
      >
        <p className="mb-3 font-mono text-label text-ink-faint">{TITLE}</p>
        <Entries entries={entries} current={current} />
      </nav>
    </>
  );
}

function Entries({
  entries,
  current,
}: {
  entries: readonly ContentsEntry[];
  current?: string | null;
}) {
  return (
    <ol className="border-s border-line">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <SectionLink
            section={id}
            aria-current={id === current ? 'location' : undefined}
            className="-ms-px block border-s-2 border-transparent py-1.5 ps-4 text-small leading-snug text-ink-muted transition-colors duration-fast hover:text-ink aria-[current=location]:border-accent aria-[current=location]:font-medium aria-[current=location]:text-ink"
          >
            {title}
          </SectionLink>
        </li>
      ))}
    </ol>
  );
}
