import { Section } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { CareersContent } from '../content/pages/careers';

/** A description of working here, beside an ordinary week. */
export function WorkingWeek({ culture }: { culture: CareersContent['culture'] }) {
  return (
    <Section tone="sunk" aria-labelledby="culture-title">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="culture-title" className="font-display text-h2 text-balance">
            {culture.title}
          </h2>
          <div className="mt-7 max-w-prose space-y-5 text-pretty text-ink-muted">
            {culture.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <Reveal
          as="dl"
          className="h-fit rounded-xl bg-surface px-6 py-2 shadow-mid sm:px-8 lg:col-span-5 lg:col-start-8"
        >
          {culture.week.map(({ day, text }) => (
            <div
              key={day}
              className="grid grid-cols-[6.5rem_1fr] items-baseline gap-4 border-b border-line py-5 last:border-b-0"
            >
              <dt className="font-mono text-label text-accent-ink">{day}</dt>
              <dd className="text-small text-pretty">{text}</dd>
            </div>
          ))}
        </Reveal>
      </div>
    </Section>
  );
}
