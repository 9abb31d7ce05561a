import { Avatar } from '@northloop/kit/ui/content/avatar';
import type { ArticleSummary } from '../article/article';
import { ShareButton } from './share/share-button';

/** The article's author, and a button to share the article. */
export function AuthorCard({ article }: { article: ArticleSummary }) {
  return (
    <aside
      aria-label="Author"
      className="mt-14 flex max-w-(--container-prose) flex-wrap items-center justify-between gap-6 border-y border-line py-7"
    >
      <div className="flex items-center gap-4">
        <Avatar name={article.author} size="lg" />
        <div>
          <p className="font-display text-h4">{article.author}</p>
          <p className="text-small text-ink-muted">Content Writer</p>
        </div>
      </div>
      <ShareButton article={article} />
    </aside>
  );
}
