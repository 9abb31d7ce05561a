import { classNames } from '@northloop/kit';
import { type ComponentType, useId } from 'react';
import type { ArticleSummary } from '../article/article';
import type { ArtProps } from './art-frame';
import { AiDraftArt } from './drawings/ai-draft-art';
import { CategoryArt } from './drawings/category-art';
import { CheckoutFunnelArt } from './drawings/checkout-funnel-art';
import { FrameBudgetArt } from './drawings/frame-budget-art';
import { LocalSearchArt } from './drawings/local-search-art';
import { OneColorArt } from './drawings/one-color-art';
import { PhoneFirstArt } from './drawings/phone-first-art';

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
 * An article's cover: its own drawing, or one generated from its category and title.
 * Decorative: the title beside it gives the same information.
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
