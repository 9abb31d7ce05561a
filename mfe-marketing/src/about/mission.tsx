import { Section } from '@northloop/kit';
import { ArrowRight } from 'lucide-react';
import { CallToActionButton } from '../call-to-action/call-to-action-button';
import type { AboutContent } from '../content/pages/about';

/** The mission in one large sentence, with an explanation and a call to action. */
export function Mission({ title, statement, text, action }: AboutContent['mission']) {
  return (
    <Section tone="night" aria-labelledby="mission-title">
      <h2 id="mission-title" className="font-mono text-label text-ice-ink">
        {title}
      </h2>
      <p className="mt-6 max-w-5xl font-display text-h1 text-balance">{statement}</p>
      <div className="mt-12 grid gap-8 border-t border-line pt-8 lg:grid-cols-12 lg:items-start">
        <div className="lg:col-span-5">
          <CallToActionButton action={action} icon={<ArrowRight aria-hidden="true" />} />
        </div>
        <p className="max-w-prose text-pretty text-ink-muted lg:col-span-7">{text}</p>
      </div>
    </Section>
  );
}
