import { Container } from '@northloop/kit';
import type { ArticleSummary } from '../../article/article';
import { FeaturedArticle } from './featured-article';

/** The featured articles: the newest with a large picture, the others in a column beside it. */
export function FeaturedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  const [lead, ...others] = articles;
  if (!lead) return null;
  return (
    <section aria-labelledby="featured-heading">
      <Container className="pt-stack">
        <h2 id="featured-heading" className="sr-only">
          Featured articles
        </h2>
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <FeaturedArticle
            article={lead}
            isLead
            className={others.length > 0 ? 'lg:col-span-8' : 'lg:col-span-12'}
          />
          {others.length > 0 && (
            <div className="grid content-start gap-14 lg:col-span-4">
              {others.map((article) => (
                <FeaturedArticle key={article.slug} article={article} />
              ))}
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
