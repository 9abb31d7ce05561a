import '../module.css';
import { definePage } from '@northloop/kit';
import { LinkPage } from './link-page';
import { unsubscribeText } from './link-text';

function NewsletterUnsubscribePage() {
  return <LinkPage text={unsubscribeText} />;
}

export const page = definePage({ Component: NewsletterUnsubscribePage });
