import { NEWSLETTER_PAGES, NEWSLETTER_TOKEN_PARAMETER } from '@northloop/contracts';

/**
 * Link to a page that changes a subscription.
 * @param siteOrigin without a trailing slash
 */
export function newsletterLink(
  siteOrigin: string,
  page: keyof typeof NEWSLETTER_PAGES,
  token: string,
): string {
  const query = new URLSearchParams({ [NEWSLETTER_TOKEN_PARAMETER]: token });
  return `${siteOrigin}${NEWSLETTER_PAGES[page]}?${query}`;
}
