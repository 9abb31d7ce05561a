import { VisuallyHidden } from '@northloop/kit';
import { Mail } from 'lucide-react';
import type { TeamMember } from '../content/pages/team-members';
import { profileLinks } from './profile-links';

/** Props of {@link MemberLinks}. */
export interface MemberLinksProps {
  /** Full name, added to each link for screen readers, because everyone has the same kinds of links. */
  name: string;
  social: TeamMember['social'];
}

const linkClass =
  'inline-flex min-h-6 min-w-6 items-center gap-2 rounded-xs underline decoration-line-strong decoration-1 underline-offset-4 ' +
  'transition-colors duration-fast hover:text-accent-ink hover:decoration-current';

/** The person's email address in full and their profiles. */
export function MemberLinks({ name, social }: MemberLinksProps) {
  return (
    <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-small font-medium">
      <li>
        <a href={`mailto:${social.email}`} className={linkClass}>
          <Mail aria-hidden="true" className="size-4 text-ink-faint" />
          {social.email}
        </a>
      </li>
      {profileLinks(social).map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="noreferrer" className={linkClass}>
            {network}
            <VisuallyHidden>{` profile of ${name}`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
