import { NEWSLETTER_PAGES, NEWSLETTER_TOKEN_PARAMETER } from '@northloop/contracts';

/** Address of a page that does something with a subscription. @param siteOrigin without a slash at the end */
export function newsletterLink(
  siteOrigin: string,
  page: keyof typeof NEWSLETTER_PAGES,
  token: string,
): string {
  const query = new URLSearchParams({ [NEWSLETTER_TOKEN_PARAMETER]: token });
  return `${siteOrigin}${NEWSLETTER_PAGES[page]}?${query}`;
}
