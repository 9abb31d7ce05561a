/** POST /api/newsletter */
export interface NewsletterRequest {
  email: string;
}

export interface NewsletterResponse {
  success: true;
  /** Whether this site sends mail. Where none is set up, the address waits for its mail with the link. */
  sendsMail: boolean;
}

/** POST /api/newsletter/confirm and POST /api/newsletter/unsubscribe */
export interface NewsletterLinkRequest {
  /** What the link in a mail carries. */
  token: string;
}

export interface NewsletterLinkResponse {
  success: true;
}

/** 192 random bits, base64url. */
export const NEWSLETTER_TOKEN_PATTERN = /^[A-Za-z0-9_-]{32}$/;

/** Query parameter of the links in mails. */
export const NEWSLETTER_TOKEN_PARAMETER = 'token';

/** Pages that the links in mails open; they post only when a button is pressed, since scanners follow links. */
export const NEWSLETTER_PAGES = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

/**
 * POST: what the site makes of a POST to the page that unsubscribes, which mail programs send by themselves (RFC 8058).
 * The token stands in the query, as in the page's address.
 */
export const NEWSLETTER_ONE_CLICK_PATH = '/api/newsletter/unsubscribe/one-click';

/** The form in such a POST. */
export interface OneClickForm {
  'List-Unsubscribe': 'One-Click';
}

/** Days for which a link confirms. */
export const NEWSLETTER_CONFIRM_DAYS = 14;
