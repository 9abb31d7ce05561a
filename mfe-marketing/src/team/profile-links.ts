import type { TeamMember } from '../content/pages/team-members';

/** One profile on another site. */
export interface ProfileLink {
  readonly network: string;
  readonly href: string;
}

/** A person's profiles in a fixed order; missing ones are left out. */
export function profileLinks({
  linkedin,
  twitter,
  github,
}: TeamMember['social']): readonly ProfileLink[] {
  const all = [
    { network: 'LinkedIn', href: linkedin },
    { network: 'X', href: twitter },
    { network: 'GitHub', href: github },
  ];
  return all.flatMap(({ network, href }) => (href === undefined ? [] : [{ network, href }]));
}
