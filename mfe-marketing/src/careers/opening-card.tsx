import { Badge } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { CallToAction } from '../content/call-to-action';
import type { JobOpening } from '../content/pages/job-openings';
import { slugOf } from '../page-parts/slug-of';
import { applicationDraft } from './application-draft';
import { DraftLink } from './draft-link';

/** Props of {@link OpeningCard}. */
export interface OpeningCardProps {
  opening: JobOpening;
  requirementsLabel: string;
  applyAction: CallToAction;
}

/** One position: description, requirements and a link to apply. */
export function OpeningCard({ opening, requirementsLabel, applyAction }: OpeningCardProps) {
  const { title, department, location, type, experience, description, requirements } = opening;
  const facts = [
    { term: 'Where', text: location },
    { term: 'Hours', text: type },
    { term: 'Experience', text: experience },
  ];
  return (
    <li id={slugOf(title)} className="border-t border-line py-10 lg:py-14">
      <Reveal as="article" className="grid gap-x-8 gap-y-7 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Badge tone="ice">{department}</Badge>
          <h3 className="mt-4 font-display text-h3 text-balance">{title}</h3>
          <dl className="mt-5 space-y-1.5 text-small">
            {facts.map(({ term, text }) => (
              <div key={term} className="grid grid-cols-[6.5rem_1fr] gap-2">
                <dt className="text-ink-faint">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="lg:col-span-8 xl:col-span-7 xl:col-start-6">
          <p className="text-lead text-pretty">{description}</p>
          <h4 className="mt-7 font-mono text-label text-ink-faint">{requirementsLabel}</h4>
          <ul className="mt-3 grid gap-x-8 gap-y-3 text-small text-ink-muted sm:grid-cols-2">
            {requirements.map((requirement) => (
              <li key={requirement} className="border-l-2 border-accent-line pl-3 text-pretty">
                {requirement}
              </li>
            ))}
          </ul>
          <DraftLink
            action={applyAction}
            draft={applicationDraft(title)}
            about={`for ${title}`}
            className="mt-8"
          />
        </div>
      </Reveal>
    </li>
  );
}
