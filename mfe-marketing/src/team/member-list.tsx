import { Section, VisuallyHidden } from '@northloop/kit';
import type { TeamMember } from '../content/pages/team-members';
import { MemberProfile } from './member-profile';

/** Props of {@link MemberList}. */
export interface MemberListProps {
  members: readonly TeamMember[];
  skillsLabel: string;
  achievementsLabel: string;
}

/** The six people, one per row, in the order in which they joined. */
export function MemberList({ members, skillsLabel, achievementsLabel }: MemberListProps) {
  return (
    <Section spacing="none" aria-labelledby="members-title">
      <h2 id="members-title">
        <VisuallyHidden>The six of us</VisuallyHidden>
      </h2>
      <ul>
        {members.map((member) => (
          <MemberProfile
            key={member.name}
            member={member}
            skillsLabel={skillsLabel}
            achievementsLabel={achievementsLabel}
          />
        ))}
      </ul>
    </Section>
  );
}
