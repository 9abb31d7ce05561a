import '../module.css';
import { definePage } from '@northloop/kit';
import { privacyPolicy } from '../content/privacy';
import { PageHead } from '../page-parts/page-head';
import { legalDate } from './legal-date';
import { LegalPage } from './legal-page';

function PrivacyPage({ data }: { data: { updated: string } }) {
  return (
    <>
      <PageHead page="/privacy" />
      <LegalPage document={privacyPolicy} updated={data.updated} />
    </>
  );
}

export const page = definePage({
  Component: PrivacyPage,
  load: () => ({ data: { updated: legalDate(new Date()) } }),
});
