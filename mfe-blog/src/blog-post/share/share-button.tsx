import { Button, siteRoutes, useSiteStore } from '@northloop/kit';
import { Share2 } from 'lucide-react';
import type { ArticleSummary } from '../../article/article';
import { type SharingMeans, shareArticle, shareMessage } from './share-article';

/** The sharing functions of this browser; both are missing on insecure addresses. */
const sharingMeans = (): SharingMeans => ({
  share: 'share' in navigator ? (page) => navigator.share(page) : undefined,
  copy: navigator.clipboard && ((text) => navigator.clipboard.writeText(text)),
});

/** Shares the article through the system's share sheet, or by copying its link. */
export function ShareButton({ article }: { article: ArticleSummary }) {
  const showToast = useSiteStore((state) => state.showToast);
  const share = async () => {
    const url = new URL(siteRoutes.blogPost(article.slug), window.location.origin).href;
    const outcome = await shareArticle(
      { title: article.title, text: article.excerpt, url },
      sharingMeans(),
    );
    const message = shareMessage(outcome, url);
    if (message) showToast(message);
  };
  return (
    <Button variant="secondary" onClick={share} className="print:hidden">
      <Share2 aria-hidden="true" />
      Share Article
    </Button>
  );
}
