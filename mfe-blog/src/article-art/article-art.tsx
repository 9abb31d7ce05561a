import { classNames } from '@northloop/kit';
import { type ComponentType, useId } from 'react';
import type { ArticleSummary } from '../article/article';
import { AiDraftArt } from './ai-draft-art';
import type { ArtProps } from './art-frame';
import { CategoryArt } from './category-art';
import { CheckoutFunnelArt } from './checkout-funnel-art';
import { FrameBudgetArt } from './frame-budget-art';
import { LocalSearchArt } from './local-search-art';
import { OneColorArt } from './one-color-art';
import { PhoneFirstArt } from './phone-first-art';

/** Drawings by the file name in an article's `image` field. */
const DRAWINGS = new Map<string, ComponentType<ArtProps>>([
  ['future-of-web-design-ai-powered-tools', AiDraftArt],
  ['mobile-first-design-importance', PhoneFirstArt],
  ['seo-best-practices-2025', LocalSearchArt],
  ['psychology-of-color-web-design', OneColorArt],
  ['building-high-performance-react-applications', FrameBudgetArt],
  ['ecommerce-ux-design-converting-visitors', CheckoutFunnelArt],
]);

const drawingName = (image: string): string => image.replace(/^\/art\/|\.svg$/g, '');

/** Props of {@link ArticleArt}. */
export interface ArticleArtProps {
  article: Pick<ArticleSummary, 'slug' | 'title' | 'category' | 'image'>;
  /** Gives the box its size: an aspect ratio or a height. */
  className: string;
}

/**
 * An article's cover: its own drawing, or one made from its category and title.
 * Decoration: the title beside it says what it is about.
 */
export function ArticleArt({ article, className }: ArticleArtProps) {
  const id = useId();
  const Drawing = DRAWINGS.get(drawingName(article.image));
  return (
    <div className={classNames('overflow-hidden rounded-xl bg-sunk', className)}>
      {Drawing ? <Drawing id={id} /> : <CategoryArt id={id} {...article} />}
    </div>
  );
}
