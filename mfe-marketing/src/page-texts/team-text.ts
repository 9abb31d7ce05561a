import { teamContent } from '../content/pages/team';
import { type TeamMember, teamMembers } from '../content/pages/team-members';
import { describedText, headingText, joinText, statisticText, type TextPart } from './text-parts';

const memberText = ({ name, role, bio, skills, achievements, social }: TeamMember): TextPart => [
  `${name}, ${role}`,
  bio,
  `${teamContent.skillsLabel}: ${skills.join(', ')}`,
  `${teamContent.achievementsLabel}: ${achievements.join('; ')}`,
  social.email,
];

/** The full text of the team page. */
export function teamText(): string {
  const { hero, stats, cultureHeading, culture, closing } = teamContent;
  return joinText(
    hero.headline,
    hero.lead,
    teamMembers.map(memberText),
    statisticText(stats),
    headingText(cultureHeading),
    describedText(culture),
    closing.title,
    closing.text,
  );
}
