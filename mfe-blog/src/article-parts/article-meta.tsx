import type { ArticleSummary } from '../article/article';
import { longDate } from '../article/long-date';

/** When an article came out and how long it takes to read. */
export function ArticleMeta({
  article: { date, readTime },
  className = '',
}: {
  article: Pick<ArticleSummary, 'date' | 'readTime'>;
  className?: string;
}) {
  return (
    <p
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-label text-ink-faint ${className}`}
    >
      <time dateTime={date}>{longDate(date)}</time>
      <span aria-hidden="true">/</span>
      <span>{readTime}</span>
    </p>
  );
}
