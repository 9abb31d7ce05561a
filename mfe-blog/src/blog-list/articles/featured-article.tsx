import { classNames, Link, siteRoutes } from '@northloop/kit';
import { cardLinkClass } from '@northloop/kit/ui/content/card';
import { memo } from 'react';
import type { ArticleSummary } from '../../article/article';
import { ArticleArt } from '../../article-art/article-art';
import { ArticleMeta } from '../../article-parts/article-meta';
import { ArticleTags, CARD_TAG_LIMIT } from '../../article-parts/article-tags';
import { ArticleTitle } from '../../article-parts/article-title';
import { Byline } from '../../article-parts/byline';
import { CategoryLink } from '../../article-parts/category-link';

interface FeaturedArticleProps {
  article: ArticleSummary;
  /** Larger type and a wider picture. */
  isLead?: boolean;
  className?: string;
}

/** One featured article: picture, title, excerpt. The whole card is a link. Memoized like the rows of the list. */
export const FeaturedArticle = memo(function FeaturedArticle({
  article,
  isLead = false,
  className,
}: FeaturedArticleProps) {
  return (
    <article className={classNames('group relative flex flex-col', className)}>
      <ArticleArt
        article={article}
        className={classNames(
          'art-lift',
          isLead ? 'aspect-8/5 lg:aspect-auto lg:h-112' : 'aspect-8/5 lg:aspect-auto lg:h-72',
        )}
      />
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <CategoryLink category={article.category} />
        <ArticleMeta article={article} />
      </div>
      <h3 className={classNames('mt-4 font-display text-balance', isLead ? 'text-h2' : 'text-h3')}>
        <Link
          to={siteRoutes.blogPost(article.slug)}
          className={classNames(cardLinkClass, 'title-link')}
        >
          <ArticleTitle title={article.title} />
        </Link>
      </h3>
      <p
        className={classNames(
          'mt-3 text-pretty text-ink-muted',
          isLead ? 'max-w-2xl text-lead' : 'text-body',
        )}
      >
        {article.excerpt}
      </p>
      <Byline author={article.author} className="mt-5" />
      <ArticleTags tags={article.tags} limit={CARD_TAG_LIMIT} className="mt-4" />
    </article>
  );
});
