import { TEAM_SIZE } from '@northloop/contracts';
import type { CallToAction } from '../call-to-action';
import type { SectionHeading } from '../section-heading';

export interface TeamSectionContent {
  readonly heading: SectionHeading;
  readonly action: CallToAction;
}

/** Words beside the faces on the landing page. */
export const teamSection: TeamSectionContent = {
  heading: {
    title: `These ${TEAM_SIZE} pick up`,
    lead: 'Whoever you meet at the first coffee is still on the project at the last one.',
  },
  action: { label: 'Meet Our Team', target: { kind: 'route', to: '/team' } },
};
