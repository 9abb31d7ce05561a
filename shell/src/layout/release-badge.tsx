import type { PageState } from '../page/page-state';

/** Shows that this browser gets releases that others do not, with a link that ends the trial. */
export function ReleaseBadge({ trial: { chosen, failed } }: Pick<PageState, 'trial'>) {
  return (
    <aside
      aria-label="Releases on trial"
      className="fixed bottom-4 left-4 z-50 flex max-w-[calc(100vw-2rem)] items-center gap-3 rounded-lg border border-line-strong bg-raised px-3.5 py-2 text-small text-ink shadow-high print:hidden"
    >
      <ul className="min-w-0">
        {Object.entries(chosen).map(([module, version]) => (
          <li key={module} className="truncate">
            <span className="font-medium">{module}</span>{' '}
            <span className="font-mono text-ink-muted">{version}</span>
          </li>
        ))}
        {failed.map((module) => (
          <li key={module}>
            <span className="font-medium">{module}</span> could not be tried
          </li>
        ))}
      </ul>
      {/* This loads a new document, because a document keeps its releases until its end. */}
      <a href="?module.reset=1" className="font-medium text-accent-ink underline">
        Reset
      </a>
    </aside>
  );
}
