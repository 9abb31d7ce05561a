import { NEWSLETTER_CONFIRM_DAYS } from '@northloop/contracts';
import { siteConfig, siteRoutes } from '@northloop/kit';

/** What a page says in one of its states, and where it leads from there. */
interface LinkOutcome {
  title: string;
  text: string;
  action: { label: string; href: string };
}

/** Everything that the page behind a link in a mail says. */
export interface LinkText {
  /** Address of the page. */
  path: string;
  /** Where its button posts the token. */
  endpoint: string;
  description: string;
  ready: { title: string; text: string; button: string };
  /** Spoken while the request is under way. */
  working: string;
  done: LinkOutcome;
  /** The link is cut off, unknown or too old. */
  unknown: LinkOutcome;
  /** What to do when no answer came. */
  failed: string;
}

const failed = 'That did not reach us. Check your connection and try again.';
const toArticles = { label: 'Read the articles', href: siteRoutes.blog };

export const confirmText: LinkText = {
  path: siteRoutes.newsletterConfirm,
  endpoint: '/api/newsletter/confirm',
  description: 'Confirm that new articles may come to your email address.',
  ready: {
    title: 'Confirm your subscription',
    text: 'One press, and new articles will come to your inbox.',
    button: 'Confirm subscription',
  },
  working: 'Confirming your subscription.',
  done: {
    title: 'You are subscribed',
    text: 'The next article will come to you by email. Leave whenever you like.',
    action: toArticles,
  },
  unknown: {
    title: 'This link does not work any more',
    text: `It was cut off on its way, or is older than ${NEWSLETTER_CONFIRM_DAYS} days. Enter your address again, and we send you a new one.`,
    action: { label: 'Subscribe again', href: `${siteRoutes.blog}#newsletter-heading` },
  },
  failed,
};

export const unsubscribeText: LinkText = {
  path: siteRoutes.newsletterUnsubscribe,
  endpoint: '/api/newsletter/unsubscribe',
  description: 'Stop the newsletter from coming to your email address.',
  ready: {
    title: 'Unsubscribe from the newsletter',
    text: 'One press, and we send no more articles to your address.',
    button: 'Unsubscribe',
  },
  working: 'Ending your subscription.',
  done: {
    title: 'You are unsubscribed',
    text: 'We send you no more articles. They are all here, should you want to read one.',
    action: toArticles,
  },
  unknown: {
    title: 'We do not know this link',
    text: `Open it once more from the mail. If that does not help, write to ${siteConfig.email}, and we take your address off the list.`,
    action: { label: 'Write to us', href: `mailto:${siteConfig.email}?subject=Unsubscribe` },
  },
  failed,
};
