import '../module.css';
import { definePage } from '@northloop/kit';
import { termsOfService } from '../content/terms';
import { PageHead } from '../page-parts/page-head';
import { legalDate } from './legal-date';
import { LegalPage } from './legal-page';

function TermsPage({ data }: { data: { updated: string } }) {
  return (
    <>
      <PageHead page="/terms" />
      <LegalPage document={termsOfService} updated={data.updated} />
    </>
  );
}

export const page = definePage({
  Component: TermsPage,
  load: () => ({ data: { updated: legalDate(new Date()) } }),
});
