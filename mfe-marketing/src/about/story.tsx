import { FOUNDING_YEAR } from '@northloop/contracts';
import { classNames, Section } from '@northloop/kit';
import type { AboutContent } from '../content/pages/about';

/** The agency's story, laid out like a book page: the title stays in the margin while the text scrolls. */
export function Story({ title, paragraphs }: AboutContent['story']) {
  return (
    <Section aria-labelledby="story-title">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-[calc(var(--spacing-header)+3rem)]">
            <h2 id="story-title" className="font-display text-h2">
              {title}
            </h2>
            <p className="mt-4 font-mono text-label text-ink-faint">Since {FOUNDING_YEAR}</p>
          </div>
        </div>
        <div className="max-w-prose lg:col-span-7 lg:col-start-6">
          {paragraphs.map((paragraph, index) => (
            <p
              key={paragraph}
              className={classNames(
                'text-pretty',
                index === 0
                  ? 'font-display text-h3 leading-snug font-medium'
                  : 'mt-6 text-ink-muted',
              )}
            >
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
