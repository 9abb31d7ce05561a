import { classNames, Link, Section, siteRoutes } from '@northloop/kit';
import { cardLinkClass } from '@northloop/kit/ui/content/card';
import type { ArticleSummary } from '../article/article';
import { ArticleArt } from '../article-art/article-art';
import { ArticleMeta } from '../article-parts/article-meta';
import { ArticleTitle } from '../article-parts/article-title';

/** Related articles to read next. */
export function RelatedArticlesSection({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <Section aria-labelledby="related-heading" className="print:hidden">
      <h2 id="related-heading" className="font-display text-h2">
        Related Articles
      </h2>
      <ul className="mt-stack grid gap-x-8 gap-y-12 sm:grid-cols-2">
        {articles.map((article) => (
          <li key={article.slug}>
            <article className="group relative">
              <ArticleArt article={article} className="art-lift aspect-8/5" />
              <ArticleMeta article={article} className="mt-5" />
              <h3 className="mt-3 font-display text-h3 text-balance">
                <Link
                  to={siteRoutes.blogPost(article.slug)}
                  className={classNames(cardLinkClass, 'title-link')}
                >
                  <ArticleTitle title={article.title} />
                </Link>
              </h3>
              <p className="mt-3 max-w-xl text-pretty text-ink-muted">{article.excerpt}</p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
