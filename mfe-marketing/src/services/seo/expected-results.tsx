import { Section } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { SeoPage } from '../../content/services/seo';

/** Four figures as lines of a ledger, each with a sentence that puts it in perspective. */
export function ExpectedResults({ results }: { results: SeoPage['results'] }) {
  const { heading, items, note } = results;
  return (
    <Section tone="night" aria-labelledby="results-title">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="results-title" className="font-display text-h2">
            {heading.title}
          </h2>
          <p className="mt-5 max-w-sm text-pretty text-ink-muted">{note}</p>
        </div>
        <Reveal as="dl" className="lg:col-span-7 lg:col-start-6">
          {items.map(({ value, label, description }) => (
            <div
              key={label}
              className="grid items-baseline gap-x-8 gap-y-1 border-t border-line py-7 sm:grid-cols-[16rem_1fr]"
            >
              <dt className="flex flex-col-reverse">
                <span className="mt-1 font-mono text-label text-ice-ink">{label}</span>
                <span className="font-display text-h1 whitespace-nowrap tabular-nums">{value}</span>
              </dt>
              <dd className="text-pretty text-ink-muted">{description}</dd>
            </div>
          ))}
        </Reveal>
      </div>
    </Section>
  );
}
