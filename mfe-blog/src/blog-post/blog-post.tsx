import { Container } from '@northloop/kit';
import { useMemo, useRef } from 'react';
import type { Post } from '../article/article';
import { NewsletterSection } from '../newsletter/newsletter-section';
import { PostContent } from '../post-content/post-content';
import { AuthorCard } from './author-card';
import { PostHero } from './post-hero';
import { PostMetadata } from './post-metadata';
import { PostStructuredData } from './post-structured-data';
import { PostContents } from './reading/post-contents';
import { ReadingProgress } from './reading/reading-progress';
import { tableOfContents } from './reading/table-of-contents';
import { RelatedArticlesSection } from './related-articles-section';

/** One article, from its head to the related articles. */
export function BlogPost({ article, related }: Post) {
  const text = useRef<HTMLDivElement>(null);
  const contents = useMemo(() => tableOfContents(article.body), [article]);
  return (
    <>
      <PostMetadata article={article} />
      <PostStructuredData article={article} />
      <ReadingProgress text={text} />
      <article>
        <PostHero article={article} />
        <Container className="pt-12 lg:grid lg:grid-cols-12 lg:gap-x-8 lg:pt-20 print:block">
          <div className="lg:col-span-3">
            {contents.length > 0 && <PostContents entries={contents} />}
          </div>
          <div className="min-w-0 lg:col-span-8 lg:col-start-5">
            <div ref={text}>
              <PostContent body={article.body} />
            </div>
            <AuthorCard article={article} />
          </div>
        </Container>
      </article>
      <RelatedArticlesSection articles={related} />
      <NewsletterSection />
    </>
  );
}
