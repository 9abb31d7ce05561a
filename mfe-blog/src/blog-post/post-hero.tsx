import { Container, Link, siteRoutes } from '@northloop/kit';
import { Avatar } from '@northloop/kit/ui/content/avatar';
import { ArrowLeft } from 'lucide-react';
import type { ArticleSummary } from '../article/article';
import { ArticleArt } from '../article-art/article-art';
import { ArticleMeta } from '../article-parts/article-meta';
import { ArticleTags } from '../article-parts/article-tags';
import { ArticleTitle } from '../article-parts/article-title';
import { CategoryLink } from '../article-parts/category-link';

/** The head of a post: back link, title, excerpt, author, date, tags and cover. */
export function PostHero({ article }: { article: ArticleSummary }) {
  return (
    <header className="bg-aurora-glow print:bg-none">
      <Container className="pt-8 sm:pt-10">
        <Link
          to={siteRoutes.blog}
          className="group -ms-1 inline-flex min-h-9 items-center gap-2 rounded-xs px-1 text-small font-medium text-ink-muted transition-colors duration-fast hover:text-ink print:hidden"
        >
          <ArrowLeft
            aria-hidden="true"
            className="size-4 transition-transform duration-base group-hover:-translate-x-1"
          />
          Back to Blog
        </Link>
        <div className="mt-8 sm:mt-12">
          <CategoryLink category={article.category} />
          <h1 className="mt-5 max-w-5xl font-display text-h1 text-balance">
            <ArticleTitle title={article.title} />
          </h1>
          <p className="mt-6 max-w-2xl text-lead text-pretty text-ink-muted">{article.excerpt}</p>
        </div>
        <div className="mt-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
          <div className="flex items-center gap-3.5">
            <Avatar name={article.author} />
            <div>
              <p className="font-medium">{article.author}</p>
              <ArticleMeta article={article} className="mt-0.5" />
            </div>
          </div>
          <ArticleTags tags={article.tags} />
        </div>
        <ArticleArt
          article={article}
          className="mt-8 aspect-8/5 sm:aspect-2/1 lg:mt-10 print:hidden"
        />
      </Container>
    </header>
  );
}
