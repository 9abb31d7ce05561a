import type { ContentEntry, ContentKind } from '@northloop/contracts';
import { privacyPolicy } from './content/legal/privacy';
import { termsOfService } from './content/legal/terms';
import { faqs } from './content/pages/faq';
import { type MarketingPage, pageMetadata } from './content/pages/page-metadata';
import { aboutText } from './page-texts/about-text';
import { careersText } from './page-texts/careers-text';
import { consultationText } from './page-texts/consultation-text';
import { contactText } from './page-texts/contact-text';
import { homeText } from './page-texts/home-text';
import { legalText } from './page-texts/legal-text';
import {
  ecommerceText,
  mobileAppsText,
  seoText,
  uiUxDesignText,
  webDevelopmentText,
} from './page-texts/service-texts';
import { teamText } from './page-texts/team-text';

/** An entry for search. Title and description come from the page's metadata, so that search results show the same. */
function entry(
  path: MarketingPage & `/${string}`,
  kind: ContentKind,
  text: string,
  questions?: ContentEntry['questions'],
): ContentEntry {
  const { title, description, keywords } = pageMetadata[path];
  return { path, kind, title, description, text, tags: keywords, ...(questions && { questions }) };
}

/** All addresses of this module that search engines may index. */
export const contentIndex: readonly ContentEntry[] = [
  entry('/', 'page', homeText()),
  entry('/about', 'page', aboutText()),
  entry('/team', 'page', teamText()),
  entry('/careers', 'page', careersText()),
  entry('/contact', 'page', contactText()),
  entry('/consultation', 'page', consultationText()),
  entry('/services/web-development', 'service', webDevelopmentText(), faqs['web-development']),
  entry('/services/ui-ux-design', 'service', uiUxDesignText(), faqs['ui-ux-design']),
  entry('/services/mobile-apps', 'service', mobileAppsText(), faqs['mobile-apps']),
  entry('/services/ecommerce', 'service', ecommerceText(), faqs.ecommerce),
  entry('/services/seo', 'service', seoText(), faqs.seo),
  entry('/privacy', 'legal', legalText(privacyPolicy)),
  entry('/terms', 'legal', legalText(termsOfService)),
];
