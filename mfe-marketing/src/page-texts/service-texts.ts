import { type FaqPage, faqs } from '../content/pages/faq';
import { ecommerce } from '../content/services/ecommerce';
import { mobileApps } from '../content/services/mobile-apps';
import { seo } from '../content/services/seo';
import type { Platform, ServicePage } from '../content/services/service-page';
import { uiUxDesign } from '../content/services/ui-ux-design';
import { webDevelopment } from '../content/services/web-development';
import {
  cardText,
  describedText,
  headingText,
  joinText,
  namedText,
  projectText,
  statisticText,
  type TextPart,
  testimonialText,
} from './text-parts';

/** The text that every service page has, with the page's own parts in between. */
const serviceText = (page: ServicePage, faq: FaqPage, own: TextPart): string =>
  joinText(
    page.hero.headline,
    page.hero.lead,
    page.schema.description,
    headingText(page.services.heading),
    cardText(page.services.cards),
    own,
    headingText(page.faqHeading),
    faqs[faq].map(({ question, answer }) => [question, answer]),
    page.closing.title,
    page.closing.text,
  );

const platformText = ({ name, description, features, bestFor }: Platform): TextPart => [
  `${name}: ${description}`,
  features,
  `${ecommerce.platforms.bestForLabel}: ${bestFor}`,
];

export const webDevelopmentText = (): string => {
  const { technologies, process, portfolio } = webDevelopment;
  return serviceText(webDevelopment, 'web-development', [
    headingText(technologies.heading),
    namedText(technologies.items),
    headingText(process.heading),
    describedText(process.steps),
    headingText(portfolio.heading),
    portfolio.projects.map((project) => [projectText([project]), project.tech]),
  ]);
};

export const uiUxDesignText = (): string => {
  const { stats, process, portfolio, testimonials } = uiUxDesign;
  return serviceText(uiUxDesign, 'ui-ux-design', [
    statisticText(stats),
    headingText(process.heading),
    describedText(process.steps),
    headingText(portfolio.heading),
    portfolio.projects.map((project) => [projectText([project]), statisticText(project.metrics)]),
    headingText(testimonials.heading),
    testimonialText(testimonials.items),
  ]);
};

export const mobileAppsText = (): string => {
  const { stats, technologies, portfolio, process } = mobileApps;
  return serviceText(mobileApps, 'mobile-apps', [
    statisticText(stats),
    headingText(portfolio.heading),
    portfolio.projects.map((project) => [projectText([project]), project.features]),
    headingText(process.heading),
    describedText(process.steps),
    headingText(technologies.heading),
    namedText(technologies.items),
  ]);
};

export const ecommerceText = (): string => {
  const { stats, features, platforms, testimonials } = ecommerce;
  return serviceText(ecommerce, 'ecommerce', [
    statisticText(stats),
    headingText(features.heading),
    describedText(features.items),
    headingText(platforms.heading),
    platforms.items.map(platformText),
    headingText(testimonials.heading),
    testimonialText(testimonials.items),
  ]);
};

export const seoText = (): string => {
  const { process, results } = seo;
  return serviceText(seo, 'seo', [
    headingText(process.heading),
    describedText(process.steps),
    headingText(results.heading),
    results.items.map(({ value, label, description }) => `${value} ${label}: ${description}`),
    results.note,
  ]);
};
