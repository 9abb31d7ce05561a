import type { ArticleSummary } from '../article/article';
import { longDate } from '../article/long-date';

/** An article's publication date and reading time. */
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
