import { Badge, classNames } from '@northloop/kit';
import { Reveal } from '@northloop/kit/ui/layout/reveal';
import type { TeamMember } from '../content/pages/team-members';
import { portraitGround } from '../page-parts/portrait-ground';
import { slugOf } from '../page-parts/slug-of';
import { MemberLinks } from './member-links';

/** Props of {@link MemberProfile}. */
export interface MemberProfileProps {
  member: TeamMember;
  skillsLabel: string;
  achievementsLabel: string;
}

/** One person: a portrait of initials, role, skills and achievements, and contact links. */
export function MemberProfile({ member, skillsLabel, achievementsLabel }: MemberProfileProps) {
  const { name, role, bio, skills, achievements, image, social } = member;
  return (
    <li id={slugOf(name)} className="border-t border-line py-10 sm:py-14">
      <Reveal
        as="article"
        className="grid grid-cols-[5rem_1fr] gap-x-5 gap-y-6 sm:grid-cols-[9rem_1fr] sm:gap-x-8 lg:grid-cols-[13rem_1fr_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-12"
      >
        <div
          aria-hidden="true"
          className={classNames(
            'flex size-20 items-end rounded-xl p-3.5 font-display text-h3 leading-none font-semibold select-none sm:row-span-3 sm:size-36 sm:p-5 sm:text-h2 lg:row-span-2 lg:size-52 lg:p-6 lg:text-h1',
            portraitGround[image.gradient],
          )}
        >
          {image.initials}
        </div>
        <div className="self-center sm:self-start">
          <h3 className="font-display text-h3">{name}</h3>
          <p className="mt-1 font-medium text-accent-ink">{role}</p>
        </div>
        <div className="max-sm:col-span-2 sm:col-start-2 sm:-mt-2">
          <p className="max-w-xl text-pretty text-ink-muted">{bio}</p>
          <MemberLinks name={name} social={social} />
        </div>
        <div className="space-y-6 max-sm:col-span-2 sm:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1">
          <div>
            <h4 className="font-mono text-label text-ink-faint">{achievementsLabel}</h4>
            <ul className="mt-3 space-y-2 text-small">
              {achievements.map((achievement) => (
                <li key={achievement} className="border-l-2 border-accent-line pl-3">
                  {achievement}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h4 className="font-mono text-label text-ink-faint">{skillsLabel}</h4>
            <ul className="mt-3 flex flex-wrap gap-1.5">
              {skills.map((skill) => (
                <li key={skill} className="flex">
                  <Badge>{skill}</Badge>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Reveal>
    </li>
  );
}
