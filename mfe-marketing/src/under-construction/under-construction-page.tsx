import '../module.css';
import { Container, definePage, useLocation } from '@northloop/kit';
import { CallToActionButton } from '../call-to-action/call-to-action-button';
import { underConstruction } from '../content/pages/under-construction';
import { PageHead } from '../page-parts/page-head';
import { BuildingSite } from './building-site';

function UnderConstructionPage() {
  const { pathname } = useLocation();
  const { title, text, pathLabel, action } = underConstruction;
  return (
    <div className="bg-aurora-glow">
      <PageHead page="under-construction" path={pathname} />
      <Container className="grid items-center gap-x-8 gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h1 className="font-display text-h1 text-balance">{title}</h1>
          <p className="mt-5 text-lead text-ink-muted">{text}</p>
          <dl className="mt-8 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small">
            <dt className="text-ink-faint">{pathLabel}</dt>
            <dd>
              <code className="rounded-sm bg-hover px-2 py-1 font-mono break-all">{pathname}</code>
            </dd>
          </dl>
          <div className="mt-9">
            <CallToActionButton action={action} />
          </div>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <BuildingSite />
        </div>
      </Container>
    </div>
  );
}

export const page = definePage({ Component: UnderConstructionPage });
