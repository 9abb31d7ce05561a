import {
  CONSULTATION_FILES,
  CONSULTATION_PAGES,
  CONSULTATION_TOKEN_PARAMETER,
} from '@northloop/contracts';

/**
 * Link to a page of a booking.
 * @param siteOrigin without a trailing slash
 */
export const consultationLink = (
  siteOrigin: string,
  page: keyof typeof CONSULTATION_PAGES,
  token: string,
): string => `${siteOrigin}${CONSULTATION_PAGES[page]}?${query(token)}`;

/** Address of the studio's feed, with its key. */
export const feedLink = (siteOrigin: string, key: string): string =>
  `${siteOrigin}${CONSULTATION_FILES.feed}?${query(key)}`;

const query = (token: string) => new URLSearchParams({ [CONSULTATION_TOKEN_PARAMETER]: token });
