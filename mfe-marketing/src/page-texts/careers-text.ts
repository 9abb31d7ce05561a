import { careersContent } from '../content/pages/careers';
import { type JobOpening, jobOpenings } from '../content/pages/job-openings';
import { describedText, headingText, joinText, type TextPart } from './text-parts';

const openingText = ({
  title,
  department,
  location,
  type,
  experience,
  description,
  requirements,
}: JobOpening): TextPart => [
  `${title}: ${department}, ${location}, ${type}, ${experience}`,
  description,
  `${careersContent.requirementsLabel}: ${requirements.join('; ')}`,
];

/** The full text of the careers page. */
export function careersText(): string {
  const {
    hero,
    culture,
    benefitsHeading,
    benefits,
    perksHeading,
    perks,
    openingsHeading,
    closing,
  } = careersContent;
  return joinText(
    hero.headline,
    hero.lead,
    culture.title,
    culture.paragraphs,
    culture.week.map(({ day, text }) => `${day}: ${text}`),
    headingText(benefitsHeading),
    describedText(benefits),
    headingText(perksHeading),
    perks,
    headingText(openingsHeading),
    jobOpenings.map(openingText),
    closing.title,
    closing.text,
  );
}
