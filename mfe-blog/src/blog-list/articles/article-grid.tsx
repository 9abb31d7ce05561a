import { Container } from '@northloop/kit';
import type { RefObject } from 'react';
import type { ArticleSummary } from '../../article/article';
import { ArticleRow } from './article-row';

/** Id of the list; links to its other pages lead to it. */
export const LIST_ANCHOR = 'articles';

interface ArticleGridProps {
  articles: readonly ArticleSummary[];
  /** Heading of the list. Visible only if something else is listed above it; otherwise for screen readers only. */
  title: string;
  isTitleShown: boolean;
  /** Gets focus when another page of the list is shown. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The articles one below the other, separated by thin lines. */
export function ArticleGrid({ articles, title, isTitleShown, heading }: ArticleGridProps) {
  if (articles.length === 0) return null;
  return (
    <section id={LIST_ANCHOR} aria-labelledby="articles-heading">
      <Container className={isTitleShown ? 'pt-section-sm' : 'pt-stack'}>
        <h2
          ref={heading}
          id="articles-heading"
          tabIndex={-1}
          className={isTitleShown ? 'mb-6 font-display text-h3' : 'sr-only'}
        >
          {title}
        </h2>
        <ul className="grid">
          {articles.map((article, index) => (
            <li
              key={article.slug}
              className={
                index > 0 || isTitleShown
                  ? 'border-t border-line pt-8 pb-8 lg:pt-10 lg:pb-10'
                  : 'pb-8 lg:pb-10'
              }
            >
              <ArticleRow article={article} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
