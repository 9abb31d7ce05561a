import { aboutContent } from '../content/pages/about';
import { describedText, headingText, joinText } from './text-parts';

/** The full text of the about page. */
export function aboutText(): string {
  const { hero, story, mission, valuesHeading, values, milestonesHeading, milestones, closing } =
    aboutContent;
  return joinText(
    hero.headline,
    hero.lead,
    story.title,
    story.paragraphs,
    mission.title,
    mission.statement,
    mission.text,
    headingText(valuesHeading),
    describedText(values),
    headingText(milestonesHeading),
    milestones.map(({ year, title, description }) => `${year}, ${title}: ${description}`),
    closing.title,
    closing.text,
  );
}
