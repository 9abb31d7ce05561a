import '../module.css';
import { definePage } from '@northloop/kit';
import { termsOfService } from '../content/legal/terms';
import { PageHead } from '../page-parts/page-head';
import { LegalPage } from './legal-page';

function TermsPage() {
  return (
    <>
      <PageHead page="/terms" />
      <LegalPage document={termsOfService} />
    </>
  );
}

export const page = definePage({ Component: TermsPage });
