import { classNames, Link, siteRoutes } from '@northloop/kit';
import { cardLinkClass } from '@northloop/kit/ui/content/card';
import { memo } from 'react';
import type { ArticleSummary } from '../../article/article';
import { longDate } from '../../article/long-date';
import { ArticleArt } from '../../article-art/article-art';
import { ArticleTags, CARD_TAG_LIMIT } from '../../article-parts/article-tags';
import { ArticleTitle } from '../../article-parts/article-title';
import { Byline } from '../../article-parts/byline';
import { CategoryLink } from '../../article-parts/category-link';

/**
 * One article of the list: date, text and picture. The whole row is a link.
 * Memoized: most rows stay the same while a visitor types.
 */
export const ArticleRow = memo(function ArticleRow({ article }: { article: ArticleSummary }) {
  return (
    <article className="group relative grid gap-x-8 gap-y-5 sm:grid-cols-12 sm:items-start">
      <p className="flex flex-wrap gap-x-3 font-mono text-label text-ink-faint sm:col-span-12 lg:col-span-2 lg:block lg:pt-2 lg:leading-normal">
        <time dateTime={article.date} className="lg:block">
          {longDate(article.date)}
        </time>
        <span aria-hidden="true" className="lg:hidden">
          /
        </span>
        <span className="lg:mt-1 lg:block">{article.readTime}</span>
      </p>
      <div className="sm:col-span-7 lg:col-span-6">
        <h3 className="font-display text-h3 text-balance">
          <Link
            to={siteRoutes.blogPost(article.slug)}
            className={classNames(cardLinkClass, 'title-link')}
          >
            <ArticleTitle title={article.title} />
          </Link>
        </h3>
        <p className="mt-3 max-w-xl text-pretty text-ink-muted">{article.excerpt}</p>
        <Byline author={article.author} className="mt-5" />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <CategoryLink category={article.category} />
          <ArticleTags tags={article.tags} limit={CARD_TAG_LIMIT} />
        </div>
      </div>
      <ArticleArt
        article={article}
        className="art-lift aspect-8/5 max-sm:order-first sm:col-span-5 lg:col-span-4"
      />
    </article>
  );
});
