import { Section } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { FaqEntry } from '../../content/pages/faq';
import { FaqList } from './faq-list';

/** Props of {@link FaqSection}. */
export interface FaqSectionProps {
  title: string;
  entries: readonly FaqEntry[];
  /** `beside` keeps the title in view on the left from 1024 px on; `below` puts the questions under it. */
  layout?: 'beside' | 'below';
  tone?: 'canvas' | 'sunk';
}

/** A page's questions and answers. Buttons link to it through the id `faq`. */
export function FaqSection({
  title,
  entries,
  layout = 'beside',
  tone = 'canvas',
}: FaqSectionProps) {
  const beside = layout === 'beside';
  return (
    <Section id="faq" tone={tone} width={beside ? 'page' : 'narrow'} aria-labelledby="faq-title">
      <Reveal className={beside ? 'gap-x-8 lg:grid lg:grid-cols-12' : undefined}>
        <h2
          id="faq-title"
          className={
            beside
              ? 'h-fit font-display text-h2 text-balance lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:col-span-4'
              : 'font-display text-h2 text-balance'
          }
        >
          {title}
        </h2>
        <div className={beside ? 'mt-10 lg:col-span-7 lg:col-start-6 lg:mt-0' : 'mt-10'}>
          <FaqList entries={entries} />
        </div>
      </Reveal>
    </Section>
  );
}
