import { Section, siteConfig } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import { Phone } from 'lucide-react';
import { CallToActionButton } from '../call-to-action/call-to-action-button';
import type { ContactPageContent } from '../content/contact/contact-page';

/** The phone number in large type, for visitors who prefer to talk. */
export function CallInvitation({ call }: { call: ContactPageContent['call'] }) {
  return (
    <Section tone="night" spacing="sm" aria-labelledby="call-title">
      <Reveal className="flex flex-col gap-8 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 id="call-title" className="font-display text-h2 text-balance">
            {call.title}
          </h2>
          <p className="mt-3 text-lead text-ink-muted">{call.text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
          <p className="font-mono text-h3 tracking-tight tabular-nums">
            {siteConfig.phone.display}
          </p>
          <CallToActionButton action={call.action} icon={<Phone aria-hidden="true" />} />
        </div>
      </Reveal>
    </Section>
  );
}
