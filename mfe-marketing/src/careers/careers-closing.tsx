import { Section } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import { CallToActionButton } from '../call-to-action/call-to-action-button';
import type { CareersContent } from '../content/pages/careers';
import { applicationDraft } from './application-draft';
import { DraftLink } from './draft-link';

/** For applicants whose job is not on the list. */
export function CareersClosing({ closing }: { closing: CareersContent['closing'] }) {
  const [resume, about] = closing.actions;
  return (
    <Section tone="sunk" aria-labelledby="closing-title">
      <Reveal className="mx-auto max-w-3xl text-center">
        <h2 id="closing-title" className="font-display text-h1 text-balance">
          {closing.title}
        </h2>
        <p className="mx-auto mt-5 max-w-xl text-lead text-pretty text-ink-muted">{closing.text}</p>
        <div className="mt-9 flex flex-wrap justify-center gap-3">
          <DraftLink action={resume} draft={applicationDraft()} />
          <CallToActionButton action={about} variant="secondary" />
        </div>
      </Reveal>
    </Section>
  );
}
