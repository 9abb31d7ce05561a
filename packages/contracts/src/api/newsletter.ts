/** POST /api/newsletter */
export interface NewsletterRequest {
  email: string;
}

export interface NewsletterResponse {
  success: true;
  /** Whether this site can send email. If not, the confirmation email goes out once email is set up. */
  sendsMail: boolean;
}

/** POST /api/newsletter/confirm and POST /api/newsletter/unsubscribe */
export interface NewsletterLinkRequest {
  /** The token of the link in an email. */
  token: string;
}

export interface NewsletterLinkResponse {
  success: true;
}

/** 192 random bits, base64url. */
export const NEWSLETTER_TOKEN_PATTERN = /^[A-Za-z0-9_-]{32}$/;

/** Query parameter of the links in emails. */
export const NEWSLETTER_TOKEN_PARAMETER = 'token';

/** Pages that the links in emails open. They post only when a button is pressed, since email scanners follow links. */
export const NEWSLETTER_PAGES = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

/**
 * The site forwards POST requests to the unsubscribe page to this address. Email programs send them by themselves (RFC
 * 8058). The token is in the query, as in the page's address.
 */
export const NEWSLETTER_ONE_CLICK_PATH = '/api/newsletter/unsubscribe/one-click';

/** The form in such a POST. */
export interface OneClickForm {
  'List-Unsubscribe': 'One-Click';
}

/** Number of days for which a confirmation link works. */
export const NEWSLETTER_CONFIRM_DAYS = 14;
