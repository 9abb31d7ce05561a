import { Section } from '@northloop/kit';
import { Avatar } from '@northloop/kit/ui/content/avatar';
import { ArrowRight } from 'lucide-react';
import { CallToActionButton } from '../../call-to-action/call-to-action-button';
import { teamSection } from '../../content/home/team-section';
import { teamMembers } from '../../content/pages/team-members';
import { auroraOf } from '../../page-parts/aurora-of';

/** The six team members in one band, with a link to the team page. */
export function TeamSection() {
  const { heading, action } = teamSection;
  return (
    <Section id="team" tone="sunk" spacing="sm" aria-labelledby="team-title">
      <div className="grid items-center gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="team-title" className="font-display text-h2 text-balance">
            {heading.title}
          </h2>
          <p className="mt-4 text-pretty text-ink-muted">{heading.lead}</p>
          <CallToActionButton
            action={action}
            variant="secondary"
            size="md"
            icon={<ArrowRight aria-hidden="true" />}
            className="mt-6"
          />
        </div>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:col-span-8">
          {teamMembers.map(({ name, role, image }) => (
            <li key={name} className="flex items-center gap-4 max-sm:flex-col max-sm:items-start">
              <Avatar name={name} size="lg" aurora={auroraOf(image.gradient)} />
              <div>
                <p className="leading-snug font-medium">{name}</p>
                <p className="mt-0.5 text-label text-ink-muted">{role}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
