import { NEWSLETTER_CONFIRM_DAYS } from '@northloop/contracts';
import { siteConfig, siteRoutes } from '@northloop/kit';

/** The final message of a page, and its link to the next one. */
interface LinkOutcome {
  title: string;
  text: string;
  action: { label: string; href: string };
}

/** All texts of a page that a newsletter email links to. */
export interface LinkText {
  /** Address of the page. */
  path: string;
  /** API endpoint to which the page's button posts the token. */
  endpoint: string;
  description: string;
  ready: { title: string; text: string; button: string };
  /** Read out by screen readers while the request is running. */
  working: string;
  done: LinkOutcome;
  /** The link is incomplete, unknown or expired. */
  unknown: LinkOutcome;
  /** What to do when there was no response. */
  failed: string;
}

const failed = 'We could not reach our server. Check your connection and try again.';
const toArticles = { label: 'Read the articles', href: siteRoutes.blog };

export const confirmText: LinkText = {
  path: siteRoutes.newsletterConfirm,
  endpoint: '/api/newsletter/confirm',
  description: 'Confirm that you want new articles by email.',
  ready: {
    title: 'Confirm your subscription',
    text: 'Press the button and we will email you new articles.',
    button: 'Confirm subscription',
  },
  working: 'Confirming your subscription.',
  done: {
    title: 'You are subscribed',
    text: 'We will email you the next article. You can unsubscribe at any time.',
    action: toArticles,
  },
  unknown: {
    title: 'This link no longer works',
    text: `It is incomplete, or more than ${NEWSLETTER_CONFIRM_DAYS} days old. Enter your address again and we will send you a new one.`,
    action: { label: 'Subscribe again', href: `${siteRoutes.blog}#newsletter-heading` },
  },
  failed,
};

export const unsubscribeText: LinkText = {
  path: siteRoutes.newsletterUnsubscribe,
  endpoint: '/api/newsletter/unsubscribe',
  description: 'Stop getting the newsletter by email.',
  ready: {
    title: 'Unsubscribe from the newsletter',
    text: 'Press the button and we will stop sending you articles.',
    button: 'Unsubscribe',
  },
  working: 'Unsubscribing you.',
  done: {
    title: 'You are unsubscribed',
    text: 'We will not send you any more articles. You can still read them all here.',
    action: toArticles,
  },
  unknown: {
    title: 'We do not recognize this link',
    text: `Open it again from the email. If that does not help, write to ${siteConfig.email} and we will take you off the list.`,
    action: { label: 'Write to us', href: `mailto:${siteConfig.email}?subject=Unsubscribe` },
  },
  failed,
};
