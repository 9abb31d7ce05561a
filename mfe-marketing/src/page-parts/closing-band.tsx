import { Section } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import { CallToActionButton } from '../call-to-action/call-to-action-button';
import type { CallToAction } from '../content/call-to-action';

/** Props of {@link ClosingBand}. */
export interface ClosingBandProps {
  title: string;
  text: string;
  actions: readonly CallToAction[];
}

/** The end of a page: dark in both themes, with one prominent button and quieter ones. */
export function ClosingBand({ title, text, actions }: ClosingBandProps) {
  return (
    <Section tone="night" aria-labelledby="closing-title">
      <Reveal className="lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-8">
        <div className="max-w-3xl lg:col-span-7">
          <h2 id="closing-title" className="font-display text-h1 text-balance">
            {title}
          </h2>
          <p className="mt-5 max-w-xl text-lead text-pretty text-ink-muted">{text}</p>
        </div>
        <ul className="mt-9 flex flex-wrap gap-3 lg:col-span-5 lg:mt-0 lg:justify-end">
          {actions.map((action, index) => (
            <li key={action.label}>
              <CallToActionButton action={action} variant={index === 0 ? 'primary' : 'secondary'} />
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  );
}
