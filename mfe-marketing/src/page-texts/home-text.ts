import { siteConfig } from '@northloop/contracts';
import { contactInfoValue } from '../contact-info/contact-info-value';
import { contactSection } from '../content/contact/contact-section';
import { defaultServices } from '../content/home/default-services';
import { heroContent } from '../content/home/hero';
import { localBusiness } from '../content/home/local-business';
import { portfolioSection } from '../content/home/portfolio-section';
import { servicesSection } from '../content/home/services-section';
import { teamSection } from '../content/home/team-section';
import { whyChooseUs } from '../content/home/why-choose-us';
import { localCities } from '../content/local-cities/local-cities';
import type { LocalCity } from '../content/local-cities/local-city';
import { teamMembers } from '../content/pages/team-members';
import {
  cardText,
  describedText,
  headingText,
  joinText,
  projectText,
  statisticText,
  type TextPart,
  testimonialText,
} from './text-parts';

const heroText = (): TextPart => {
  const { headline, tagline, lead, stats } = heroContent;
  return [
    headline,
    tagline.phrases.map((phrase) => `${tagline.prefix} ${phrase}`),
    lead,
    statisticText(stats),
  ];
};

/** The text of one of the four city versions of the local section, which a visitor can switch between. */
const cityText = ({
  city,
  state,
  headline,
  marketingMessage,
  services,
  areas,
  phoneNumber,
  businessHours,
}: LocalCity): TextPart => [
  headline,
  marketingMessage,
  services.map(({ title, description, localFocus }) => `${title}: ${description} ${localFocus}.`),
  `${city}, ${state}: ${areas.join(', ')}`,
  `${city}: ${phoneNumber}, ${businessHours}`,
];

const localText = (): TextPart => {
  const { lead, painPointsTitle, painPoints, benefitsTitle, benefits, callToAction } =
    localBusiness;
  return [
    localCities.map(cityText),
    lead,
    painPointsTitle,
    painPoints,
    benefitsTitle,
    benefits.map(({ text }) => text),
    callToAction.title,
    callToAction.text,
  ];
};

const whyChooseUsText = (): TextPart => {
  const { heading, benefits, testimonialsHeading, testimonials, stats, consultation } = whyChooseUs;
  return [
    headingText(heading),
    describedText(benefits),
    headingText(testimonialsHeading),
    testimonialText(testimonials),
    statisticText(stats),
    consultation.text,
  ];
};

const contactText = (): TextPart => {
  const { heading, form, infoTitle, infoCards } = contactSection;
  return [
    headingText(heading),
    form.privacyNote,
    infoTitle,
    infoCards.map((card) => [
      `${card.title}: ${contactInfoValue(card, siteConfig).lines.join(', ')}`,
      card.note,
    ]),
  ];
};

/** The full text of the landing page, except for the mockup generator, whose module provides its own. */
export const homeText = (): string =>
  joinText(
    heroText(),
    headingText(servicesSection.heading),
    cardText(defaultServices),
    localText(),
    headingText(portfolioSection.heading),
    projectText(portfolioSection.projects),
    whyChooseUsText(),
    headingText(teamSection.heading),
    teamMembers.map(({ name, role }) => `${name}, ${role}`),
    contactText(),
  );
