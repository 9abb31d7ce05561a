import { describe, expect, it } from 'vitest';
import {
  bookingDetailTexts,
  bookingPageTexts,
  cancelPageTexts,
  movePageTexts,
} from './consultation/booking-page-texts';
import { bookingTexts } from './consultation/booking-texts';
import { consultationPage } from './consultation/consultation-page';
import { contactPage } from './contact/contact-page';
import { contactSection } from './contact/contact-section';
import { defaultServices } from './home/default-services';
import { heroContent } from './home/hero';
import { localBusiness } from './home/local-business';
import { portfolioSection } from './home/portfolio-section';
import { servicesSection } from './home/services-section';
import { whyChooseUs } from './home/why-choose-us';
import { privacyPolicy } from './legal/privacy';
import { termsOfService } from './legal/terms';
import { localCities } from './local-cities/local-cities';
import { aboutContent } from './pages/about';
import { careersContent } from './pages/careers';
import { faqs } from './pages/faq';
import { jobOpenings } from './pages/job-openings';
import { notFoundContent } from './pages/not-found';
import { pageMetadata } from './pages/page-metadata';
import { searchPage } from './pages/search-page';
import { teamContent } from './pages/team';
import { teamMembers } from './pages/team-members';
import { underConstruction } from './pages/under-construction';
import { ecommerce } from './services/ecommerce';
import { mobileApps } from './services/mobile-apps';
import { seo } from './services/seo';
import { uiUxDesign } from './services/ui-ux-design';
import { webDevelopment } from './services/web-development';

const servicePages = [webDevelopment, uiUxDesign, mobileApps, ecommerce, seo];
const testimonials = [
  ...whyChooseUs.testimonials,
  ...uiUxDesign.testimonials.items,
  ...ecommerce.testimonials.items,
];
const everything = {
  aboutContent,
  bookingDetailTexts,
  bookingPageTexts,
  bookingTexts,
  cancelPageTexts,
  careersContent,
  contactPage,
  consultationPage,
  contactSection,
  defaultServices,
  faqs,
  heroContent,
  jobOpenings,
  localBusiness,
  localCities,
  movePageTexts,
  notFoundContent,
  pageMetadata,
  portfolioSection,
  privacyPolicy,
  searchPage,
  servicePages,
  servicesSection,
  teamContent,
  teamMembers,
  termsOfService,
  underConstruction,
  whyChooseUs,
};

interface Text {
  key: string;
  path: string;
  text: string;
}

/** Every string of the content, with the property that holds it. */
function collectTexts(node: unknown, path = '', key = ''): Text[] {
  if (typeof node === 'string') return [{ key, path, text: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) =>
    collectTexts(child, `${path}.${name}`, Number.isNaN(Number(name)) ? name : key),
  );
}

const texts = collectTexts(everything);

describe('the content as a whole', () => {
  it('describes every page in a search result’s length, each differently', () => {
    const pages = Object.values(pageMetadata);
    for (const { description } of pages) {
      expect(description.length, description).toBeLessThanOrEqual(155);
    }
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
    for (const { path } of servicePages) expect(Object.keys(pageMetadata)).toContain(path);
  });

  it('leads every button and link to an address that exists', () => {
    const known = [...Object.keys(pageMetadata), '/blog', '/#services'];
    const targets = texts.filter(({ key }) => key === 'to').map(({ text }) => text);
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target) => !known.includes(target))).toEqual([]);
  });

  it('quotes nine different clients, none of them on the team', () => {
    const names = [...testimonials, ...teamMembers].map(({ name }) => name);
    expect(testimonials.every(({ rating }) => rating === 5)).toBe(true);
    expect(testimonials).toHaveLength(9);
    expect(new Set(names).size).toBe(names.length);
  });

  it('keeps titles and headlines under nine words', () => {
    const long = texts
      .filter(({ key }) => ['headline', 'heading', 'title'].includes(key))
      .filter(({ text }) => text.split(/\s+/).length >= 9);
    expect(long).toEqual([]);
  });

  it('never says the same sentence twice', () => {
    const sentences = texts
      .filter(({ path }) => !path.startsWith('.portfolioSection'))
      .map(({ text }) => text)
      .filter((text) => text.split(' ').length > 7);
    const repeated = sentences.filter((text, index) => sentences.indexOf(text) !== index);
    expect(repeated).toEqual([]);
  });

  it('leaves the brand name and the office’s contact data to the site configuration', () => {
    const prose = texts.filter(({ text }) => !/^https:|^\w+@northloop\.example$/.test(text));
    expect(
      prose.filter(({ text }) => /northloop|@|\{\w+\}/i.test(text) && !text.startsWith('you@')),
    ).toEqual([]);
  });

  it('avoids worn phrases', () => {
    const worn =
      /cutting-edge|seamless|unlock your|elevat(e|ing) your|leverage|world-class|game.chang|next level|tailored|empower|passionate|one-stop|in today’s|digital landscape|look no further|take your .* to/i;
    expect(texts.filter(({ text }) => worn.test(text))).toEqual([]);
  });

  it('uses typographic apostrophes, but for the forms’ fixed messages', () => {
    const straight = texts.filter(({ text }) => /'/.test(text));
    expect(straight.map(({ path }) => path)).toEqual([
      '.contactPage.form.success.description',
      '.contactSection.form.success.description',
    ]);
  });
});
