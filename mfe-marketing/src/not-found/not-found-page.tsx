import '../module.css';
import { definePage, useLocation } from '@northloop/kit';
import { notFoundContent } from '../content/pages/not-found';
import { PageHead } from '../page-parts/page-head';
import { LakeTrail } from './lake-trail';
import { NotFoundMessage } from './not-found-message';

function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <div className="relative isolate flex min-h-svh flex-col overflow-hidden bg-aurora-glow">
      <PageHead page="not-found" path={pathname} />
      <NotFoundMessage content={notFoundContent} />
      <LakeTrail />
    </div>
  );
}

export const page = definePage({ Component: NotFoundPage });
