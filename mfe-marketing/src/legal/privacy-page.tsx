import '../module.css';
import { definePage } from '@northloop/kit';
import { privacyPolicy } from '../content/legal/privacy';
import { PageHead } from '../page-parts/page-head';
import { LegalPage } from './legal-page';

function PrivacyPage() {
  return (
    <>
      <PageHead page="/privacy" />
      <LegalPage document={privacyPolicy} />
    </>
  );
}

export const page = definePage({ Component: PrivacyPage });
