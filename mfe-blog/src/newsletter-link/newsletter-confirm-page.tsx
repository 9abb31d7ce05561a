import '../module.css';
import { definePage } from '@northloop/kit';
import { LinkPage } from './link-page';
import { confirmText } from './link-text';

function NewsletterConfirmPage() {
  return <LinkPage text={confirmText} />;
}

export const page = definePage({ Component: NewsletterConfirmPage });
