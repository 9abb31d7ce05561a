import { buttonClass, Container, Link, siteRoutes } from '@northloop/kit';
import { ArrowLeft } from 'lucide-react';
import type { LegalDocument } from '../content/legal/legal-document';
import { ContentsIndex } from '../page-parts/contents-index';
import { LegalBlockView } from './legal-block-view';
import { legalDate } from './legal-date';

/** A legal text: its head, an index that stays in view beside it, and the numbered sections. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, summary, backLabel, updatedLabel, updated, contentsLabel, sections } = document;
  return (
    <article>
      <header className="bg-aurora-glow pt-10 pb-section-sm sm:pt-14">
        <Container>
          <Link
            to={siteRoutes.home}
            className={buttonClass({ variant: 'secondary', size: 'sm', className: '-ml-px' })}
          >
            <ArrowLeft aria-hidden="true" />
            {backLabel}
          </Link>
          <h1 className="mt-10 font-display text-h1 text-balance">{title}</h1>
          <p className="mt-5 max-w-prose text-lead text-pretty text-ink-muted">{summary}</p>
          <p className="mt-7 font-mono text-label text-ink-faint">
            {updatedLabel}: <time dateTime={updated}>{legalDate(updated)}</time>
          </p>
        </Container>
      </header>
      <div className="border-t border-line">
        <Container className="grid gap-x-8 gap-y-10 pt-section-sm pb-section lg:grid-cols-12">
          <ContentsIndex
            label={contentsLabel}
            entries={sections.map(({ id, heading }) => ({ id, title: heading }))}
            className="lg:col-span-4 xl:col-span-3"
          />
          <div className="space-y-14 lg:col-span-8 lg:col-start-5">
            {sections.map(({ id, heading, blocks }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="prose-northloop">
                <h2 id={`${id}-title`}>{heading}</h2>
                {blocks.map((block, index) => (
                  <LegalBlockView key={index} block={block} />
                ))}
              </section>
            ))}
          </div>
        </Container>
      </div>
    </article>
  );
}
