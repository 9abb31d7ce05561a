import type { SectionHeading } from '../section-heading';
import type { Project } from './project';
import { appProjects, designProjects, webProjects } from './projects';

export interface PortfolioSectionContent {
  readonly heading: SectionHeading;
  readonly projects: readonly Project[];
}

/** The landing page's look at the work, two pieces from each of three disciplines. */
export const portfolioSection: PortfolioSectionContent = {
  heading: {
    title: 'Recent work, sorted by trade',
    lead: 'Each of these began with an afternoon at the client’s counter, desk or truck.',
  },
  projects: [
    webProjects[0],
    designProjects[0],
    appProjects[0],
    webProjects[1],
    appProjects[1],
    designProjects[2],
  ],
};
