import { VisuallyHidden } from '@northloop/kit';
import type { TeamMember } from '../../content/pages/team-members';
import { portraitGround } from '../portrait-ground';
import { Seat } from './seat';

/** Props of {@link TakenSeat}. */
export interface TakenSeatProps {
  member: TeamMember;
  side: 'far' | 'near';
  href?: string;
}

/** An occupied chair: shows initials and first name; screen readers get the full name. */
export function TakenSeat({ member, side, href }: TakenSeatProps) {
  const [first, ...rest] = member.name.split(' ');
  return (
    <Seat
      side={side}
      {...(href !== undefined && { href })}
      disc={`font-semibold ${portraitGround[member.image.gradient]}`}
      mark={member.image.initials}
      name={
        <>
          {first}
          <VisuallyHidden>{` ${rest.join(' ')}`}</VisuallyHidden>
        </>
      }
    />
  );
}
